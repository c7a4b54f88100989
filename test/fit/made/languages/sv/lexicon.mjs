import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'sv',
  formLabels:
    list(`Namn|Förnamn|Efternamn|Datum|Födelsedatum|Adress|Gata|Postnummer|Ort|Land|Telefon|Tel.|Fax|E-post
    Kontonr|Kund|Kundnr|Fakturanr|Ordernr|Er referens|Vår referens|Ärende|Till|Från|Företag|Avdelning|Befattning|Chef
    Underskrift|Godkänd av|Upprättad av|Mottagen den|Förfallodatum|Början|Slut|Giltig till|Period|Belopp|Totalbelopp|Saldo
    Pris per styck|Antal|Rabatt|Skatt|Netto|Brutto|Valuta|Bank|Beskrivning|Anmärkningar|Skäl|Syfte|Resultat|Provnr|Parti
    Serienr|Modell|Märke|Kategori|Vikt|Längd|Bredd|Höjd|Temperatur|Färg|Storlek|Plats|Lager|Fordon|Förare|Kontaktperson
    Antal sidor|Tid|Arbetade timmar|Projekt|Beräknad kostnad|Anställd|Anställningsnr|Kön|Civilstånd|Yrke|Arbetsgivare|Skola
    År|Patient|Läkare|Försäkring|Diarienr|Domstol|Personnummer|Vittne|Hyresgäst|Hyresvärd|Hyra|Deposition|Mätarnr
    Mätarställning|Förbrukning|Leverantör|Tillverkare|Köpare|Leveransadress|Betalningsvillkor|Leveransdatum|Övrigt
    Typ av ansökan|Arbetsgivarens namn och adress|Ort och datum för utfärdande|Hur länge har du bott på denna adress`),
  joiners: [' / ', ' och ', ' eller ', ' & '],
  firstNames: words(
    'Lars Åsa Erik Karin Björn Märta Nils Ulrika Göran Linnéa Sven Elsa Håkan Maja Olof Sara',
  ),
  lastNames: words(
    'Andersson Johansson Lindström Öberg Nyström Sjöberg Lundgren Åkesson Berglund Ek Hedlund Falk',
  ),
  companyWords: list(
    'Norrsken|Mälaren|Björkdal|Skärgård|Fjäll|Granen|Sjövik|Västkusten|Solhem|Järnverket|Älven',
  ),
  legalForms: list('AB|HB|& Söner AB|Kommanditbolag|Tjänster AB|ek. för.'),
  towns: words('Umeå Växjö Lund Örebro Gävle Ystad Kalmar Malmö Borås Visby Åmål Falun'),
  regions: ['Skåne'],
  streets: list('Storgatan|Kungsvägen|Ängsgatan|Skolgatan|Hamngatan|Björkvägen|Kyrkogatan|Södra Torget'),
  street: '{street} {number}',
  zip: '999 99',
  townLine: '{zip} {town}',
  words:
    words(`och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan när
    år under också efter eller nu sin där vid mot ska skulle över alla mycket rapport prov produkt order system material
    nivå vatten papper kvalitet pris yta leverans kund tid dokument kontroll metod följande allmän mottagen godkänd begärd
    nya hela`),
  months: words('januari februari mars april maj juni juli augusti september oktober november december'),
  shortMonths: words('jan feb mars april maj juni juli aug sep okt nov dec'),
  dateFormats: list('YYYY-MM-DD|YYYY-MM-DD|D MMMM YYYY|DD.MM.YYYY|YYYY-MM-DD|D/M YYYY'),
  group: ' ',
  decimal: ',',
  moneyFormats: list('# kr|# SEK|#|# kr'),
  units: words('mm kg g cm tim dagar st m²'),
  phones: list('09-999 99 99|+46 9 999 999 99|099-99 99 99'),
  shortAnswers: list('ingen|ja|nej|ej tillämpligt|X|se bilaga|diverse|alla'),
  choices: [
    ['ja', 'nej'],
    ['man', 'kvinna'],
    ['månadsvis', 'årligen'],
    ['ogift', 'gift', 'skild'],
    ['ny', 'förlängning'],
  ],
};
