import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'ëéïöü',
  telling: `de het een en voor met van uw wij factuur datum bedrag prijs aantal omschrijving btw totaal klant straat
      vervaldatum betaling subtotaal bedankt nummer rekening bestelling dagen incl excl stuks te betalen factuurnummer`,
  common: `aan aantal aanvraag acht adres afdeling afhalen afname afspraak algemene alle als ander apotheek arbeid
      artikel auto avond bakkerij balie bank bedankt bedrag bedrijf beheer behoud bericht beschrijving besteld
      bestelling betaald betalen betaling betreft bezoek bezorging bier bij bijdrage binnen blad bloemen boek
      boodschappen boter boven brief broek brood btw buiten bus code contant contract controle daarna dag dagen
      dan dat datum de deel dienst diensten dit door drank drie duidelijk dus een eenheid eerste eigen en enkel
      er euro excl factuur factuurdatum factuurnummer familie fiets fles garantie gas gaan geen gegevens geld
      geldig geleverd gemaakt gemeente geopend gereed gezin glas goed goederen graag gratis groen groente groep
      groot gulden haar halen half hand handel heeft heer het hier hoeveelheid hoog hotel huis huisnummer hulp
      hun iets in inclusief informatie ingang inhoud inkoop internet is jaar jaren je kaart kaas kamer kan
      kantoor kassa kassabon keer kenmerk keuken kilo kind kinderen klant klanten klantnummer kleding klein
      kleur koffie koop kopie korting kort kosten kunnen kunt laatste lager land lang leden leverancier levering
      leveringsdatum licht lid lijst links los maaltijd maand maanden maar man markt materiaal meer melk mengsel
      menu merk met meter middag minder minimaal minuten moet mogelijk morgen na naam naar nacht nederland
      netto niet nieuw nieuwe nog nota nu nummer of offerte olie om omschrijving onder onderdeel onderhoud
      onderwerp ons onze ook op opdracht open opening opmerking order overig overmaken overzicht pagina pakket
      papier par parkeren per periode periode persoon personen pin plaats plus post postbus postcode prijs
      prijzen product producten punt punten rabat rechts referentie rekening rekeningnummer restaurant retour
      retourneren rood ruilen saldo samen school schoon sinds slagerij slechts snel soort specificatie spoed
      stad staat station straat stuk stuks suiker tafel taxi te tegen telefoon ten ter termijn terug tijd tijdens
      titel toeslag tot totaal totaalbedrag tuin tussen twee uit uiterlijk uren uur uw vaak vak van vanaf vandaag
      veel verkoop verkoper vermelding verschuldigd verzekering verzending via vier vis vlees voet vol volgens
      volgende voor voorwaarden vorige vraag vragen vrij vrijdag wagen warm was wat water week weekend weer
      weg welkom werk werken wijn wij winkel wisselgeld wit wordt worden zaak zaterdag zee zeer zelf zes zijn
      zonder zuivel zwart`,
};
