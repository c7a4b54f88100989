/** What tells a language and what it is written in. */
export interface WrittenLanguage {
  /** Letters beyond those of English that its texts are full of; capitals follow from them. */
  letters: string;
  /** Words that are common on its paper, as they read without accents. */
  words: string;
}

export const writtenLanguages: Readonly<Record<string, WrittenLanguage>> = {
  en: {
    letters: '',
    words:
      'the and for with from your our you this that date invoice total amount due tax number order payment please thank bill to of item description quantity price balance customer receipt account address cash change cashier card subtotal sub sales rounding qty goods sold reg page thanks again visit street road company phone office service',
  },
  ms: {
    letters: '',
    words:
      'jalan jln taman tmn lorong kampung bandar kawasan perindustrian sdn bhd jumlah tarikh masa harga kuantiti cukai bayaran baki tunai resit invois terima kasih dan yang untuk dengan sila lagi datang alamat pelanggan akaun',
  },
  de: {
    letters: 'äöüß',
    words:
      'der die das und fur mit von vom zum auf wir ihre ihr nicht rechnung datum betrag menge preis summe gesamt gesamtbetrag zahlbar mwst ust kunde strasse bezeichnung zwischensumme bestellung lieferung konto bank netto brutto tage',
  },
  fr: {
    letters: 'éèêàçâôîûùëïœ',
    words:
      'le la les des du et pour avec vous votre nous sur facture date montant prix quantite designation tva total ttc ht client adresse rue echeance paiement reglement merci commande numero compte sous reference jours',
  },
  es: {
    letters: 'áéíóúñü',
    words:
      'el la los las del y para con por su factura fecha importe precio cantidad descripcion iva total cliente calle vencimiento pago base imponible gracias numero cuenta direccion pedido telefono codigo unidades dias emision',
  },
  it: {
    letters: 'àèéìòù',
    words:
      'il lo gli dei della del e per con di fattura data importo prezzo quantita descrizione iva totale cliente via scadenza pagamento imponibile grazie numero conto indirizzo ordine partita banca giorni imposta',
  },
  pt: {
    letters: 'ãõáéíóúâêôçà',
    words:
      'o os do da dos das e para com por fatura data valor preco quantidade descricao iva total cliente rua vencimento pagamento obrigado numero conta morada endereco pedido nif contribuinte dias unidade emissao',
  },
  nl: {
    letters: 'ëéïöü',
    words:
      'de het een en voor met van uw wij factuur datum bedrag prijs aantal omschrijving btw totaal klant straat vervaldatum betaling subtotaal bedankt nummer rekening bestelling dagen incl excl stuks te betalen factuurnummer',
  },
  pl: {
    letters: 'ąćęłńóśźż',
    words:
      'i w na do z dla faktura data kwota cena ilosc nazwa vat razem zaplaty klient ul sprzedawca nabywca termin platnosci wartosc netto brutto numer nip konto bank dni usluga wystawienia sztuk szt',
  },
  sv: {
    letters: 'åäöé',
    words:
      'och att for med av till er vi faktura datum belopp pris antal benamning moms summa kund gatan forfallodatum betala betalning tack nummer konto dagar st kr totalt fakturanummer ordernummer adress leverans',
  },
  da: {
    letters: 'æøåé',
    words:
      'og at for med af til jer vi faktura dato belob pris antal beskrivelse moms sum kunde forfaldsdato betaling tak nummer konto dage stk kr ialt fakturanr fakturadato adresse levering ikke netto mva',
  },
  cs: {
    letters: 'áčďéěíňóřšťúůýž',
    words:
      'a na do pro faktura datum castka cena mnozstvi popis dph celkem odberatel dodavatel splatnosti uhrade cislo ucet ico dic objednavka danovy doklad vystaveni kc ks dni',
  },
  sk: {
    letters: 'áäčďéľíňóôšťúýž',
    words:
      'a na do pre faktura datum suma cena mnozstvo popis dph spolu odberatel dodavatel splatnosti uhrade cislo ucet ico dic objednavka danovy doklad vystavenia ks dni',
  },
  hu: {
    letters: 'áéíóöőúüű',
    words:
      'a az es szamla datum osszeg ar mennyiseg megnevezes afa osszesen vevo elado fizetesi hatarido szam bankszamla adoszam netto brutto utca kelt teljesites db ft nap kiallitas egysegar',
  },
  ro: {
    letters: 'ăâîșț',
    words:
      'si de la pentru cu factura data suma pret cantitate denumire tva total client furnizor scadenta plata numar cont cumparator strada valoare fara lei buc zile seria',
  },
  hr: {
    letters: 'čćđšž',
    words:
      'i za na od racun datum iznos cijena kolicina opis pdv ukupno kupac prodavatelj dospijeca placanje broj ulica oib ziro kom dana rok mjesto izdavanja',
  },
  tr: {
    letters: 'çğıöşüİ',
    words:
      've ile icin fatura tarih tarihi tutar tutari fiyat fiyati miktar aciklama kdv toplam musteri adres vade odeme no numarasi vergi dairesi alici satici birim genel tesekkur adet tl gun sokak cad',
  },
};
