import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'nl',
  formLabels:
    list(`Naam|Voornaam|Achternaam|Datum|Geboortedatum|Adres|Straat|Postcode|Plaats|Land|Telefoon|Tel.|Fax|E-mail
    Rekeningnr.|Klant|Klantnr.|Factuurnr.|Ordernr.|Uw kenmerk|Ons kenmerk|Onderwerp|Aan|Van|Bedrijf|Afdeling|Functie
    Leidinggevende|Handtekening|Goedgekeurd door|Opgesteld door|Ontvangen op|Vervaldatum|Begin|Einde|Geldig tot|Periode
    Bedrag|Totaalbedrag|Saldo|Stukprijs|Aantal|Korting|Belasting|Netto|Bruto|Valuta|Bank|Omschrijving|Opmerkingen|Reden
    Doel|Resultaat|Monsternr.|Partijnr.|Serienr.|Model|Merk|Categorie|Gewicht|Lengte|Breedte|Hoogte|Temperatuur|Kleur|Maat
    Locatie|Magazijn|Voertuig|Chauffeur|Contactpersoon|Aantal pagina's|Tijd|Gewerkte uren|Project|Geschatte kosten
    Werknemer|Personeelsnr.|Geslacht|Burgerlijke staat|Beroep|Werkgever|School|Jaar|Patiënt|Arts|Verzekering|Dossiernr.
    Rechtbank|BTW-nummer|Getuige|Huurder|Verhuurder|Huur|Borg|Meternr.|Meterstand|Verbruik|Leverancier|Fabrikant|Koper
    Afleveradres|Betalingsvoorwaarden|Leverdatum|Overige|Soort aanvraag|Naam en adres van de werkgever
    Plaats en datum van afgifte|Sinds wanneer woont u op dit adres`),
  joiners: [' / ', ' en ', ' of ', ' & '],
  firstNames: words(
    'Jan Anneke Pieter Sanne Daan Femke Joost Lotte Kees Marieke Bram Noor Willem Saskia Ruud',
  ),
  lastNames: list(
    `de Vries|Jansen|van Dijk|Bakker|Visser|Smit|Meijer|de Boer|Mulder|Bos|Vermeulen|van den Berg|Kuipers`,
  ),
  companyWords: list(
    'Waterland|Noordzee|Veluwe|Oranje|Tulp|De Molen|Maasstad|Polder|Gouden Eeuw|Zonnehoek|Delta',
  ),
  legalForms: list('B.V.|N.V.|V.O.F.|& Zonen|Groep|Diensten|Techniek'),
  towns: words('Zwolle Delft Breda Leiden Assen Gouda Tilburg Gent Brugge Arnhem Hoorn Venlo'),
  regions: ['Drenthe', 'Zeeland'],
  streets: list('Kerkstraat|Dorpsweg|Stationsplein|Molenlaan|Havenkade|Schoolstraat|Beukenlaan|Lange Dijk'),
  street: '{street} {number}',
  zip: '9999 AA',
  townLine: '{zip} {town}',
  words:
    words(`de het een van en in te dat is op voor met zijn er aan niet om ook als bij dan door naar uit nog wel over
    worden deze meer kan geen maar zich hun tot na zo alle rapport proef product opdracht systeem materiaal niveau water
    papier kwaliteit prijs oppervlak levering klant termijn document controle methode volgende algemeen ontvangen
    goedgekeurd gevraagd tijdens nieuwe gehele`),
  months: words('januari februari maart april mei juni juli augustus september oktober november december'),
  shortMonths: words('jan feb mrt apr mei jun jul aug sep okt nov dec'),
  dateFormats: list('DD-MM-YYYY|DD-MM-YYYY|D MMMM YYYY|D-M-YYYY|DD/MM/YYYY|DD-MM-YY'),
  group: '.',
  decimal: ',',
  moneyFormats: list('€ #|€ #|#|EUR #'),
  units: words('mm kg g cm uur dagen stuks m²'),
  phones: list('099-9999999|+31 99 999 9999|0999 99 99 99|06-99999999'),
  shortAnswers: list('geen|ja|nee|n.v.t.|X|zie bijlage|diversen|alle'),
  choices: [
    ['ja', 'nee'],
    ['man', 'vrouw'],
    ['per maand', 'per jaar'],
    ['ongehuwd', 'gehuwd', 'gescheiden'],
    ['nieuw', 'verlenging'],
  ],
};
