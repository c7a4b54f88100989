import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'åäöé',
  telling: `och att for med av till er vi faktura datum belopp pris antal benamning moms summa kund gatan forfallodatum
      betala betalning tack nummer konto dagar st kr totalt fakturanummer ordernummer adress leverans`,
  common: `alla allt andra ange anmälan antal använd apotek arbete art artikel artiklar att av avdelning avgift
      avgifter avser avtal bageri bank bar barn belopp benämning bensin beskrivning beställning besök betala
      betalas betald betalning betalningsvillkor betalt biljett blad blommor blå bok bord brev bröd butik bättre
      byte bytesrätt dag dagar dags dam datum de del delsumma den denna dessa det dig din dina dryck du dygn
      där därefter efter egen ej eller en enhet enligt er ert ett exkl expedition fakturadatum faktura fakturan
      fakturanummer familj fast filial finns fisk fjärde flaska fler fram frakt fri frukost frukt från fyra
      färdig färg fön för förening företag förfallodatum förfaller förpackning försäljning förskott första
      får förvaring gatan ge gemensam genom giltig giro glas god godkänd godkänt grön grönsaker grund grupp
      gäller gärna göra gåva halv hand handel handlar har hel helg hem hemsida hjälp hos hotell hus huvudkontor
      hyra håll här hög höger i idag igen in information ingår inkl inköp inom innan inte intyg is ja jord
      juice jul kaffe kalla kan kassa kassör kassakvitto kategori klass klockan kod kom kommer kommun konto
      kontant kontakt kontor kontroll kopia kort kostnad kostnader kr kronor kund kunder kundnr kundnummer
      kundtjänst kvitto kväll kvällar kök köp köpare köpet köpt köttfärs kött lager land leverans leverantör
      ligger lista liten liter lokal lunch läkare längd lämna lön lördag maskin mat material med medel medlem
      mejl mellan men meny mer meter miljö mindre minst mjölk moms momsbelopp montering motor mot mycket månad
      månader måndag mått människor namn natt netto nivå norr nummer ny nya nytt när nästa och också olja om
      område omgående ordernr order ordinarie ort oss över övrigt paket papper park pengar per period person
      personal personer pizza plats plus postadress poäng pris priser privat produkt produkter prov punkt på
      rabatt rast ren reparation resa rest restaurang retur returrätt ränta räkning rätt rättighet röd rör
      sak sallad salt saldo samma sammanlagt samt sedan sek senast service sida sista ska skatt skola skog
      skor skriv slut smör snabb socker som sort specifikation spår stad start stor stycke stå sum summa syd
      säljare säker söndag sötsaker tack telefon tel text tid tidning till tillbaka tillsammans timmar timme
      tisdag torsdag total totalt transport tre trä träd tull tur två tvätt tåg under uppgift upp ur ut utan
      uttag utskrift utställd vad vara varje vatten vecka veckor verkstad vi vid vikt vill villkor vin visa
      vit våra väg välkommen väljer vän vänster vänligen värde växel är år åter äpple ägg öl öppet öppettider
      öre`,
};
