import {parseConcepts} from '../parse-concepts.mjs';

/** Angaben von Schäden, Darlehen, Spenden, Telefon, Angeboten, Bestellungen und Hotels. */
export const moneyConcepts = parseConcepts(`
insurer = Versicherer|Versicherungsgesellschaft|Versicherung|Versichert bei
  > wer den Schaden bezahlt|Name der Versicherung|Risikoträger|Assekuranz
  > Welche Gesellschaft bezahlt den Schaden?|Bei wem ist die Person versichert?|Wie heißt die Versicherung?|Wer reguliert den Schaden?
claimNumber = Schadennummer|Schaden-Nr.|Schadenaktenzeichen|Ihr Schaden
  > Kennzeichen des Schadens|Nummer des Falls bei der Versicherung|Akte des Schadens|Vorgang zum Schaden
  > Unter welcher Nummer wird der Schaden bearbeitet?|Welche Akte ist es?|Wie ist der Schaden gekennzeichnet?|Was ist bei Rückfragen zum Schaden anzugeben?
lossDate = Schadentag|Schadendatum|Unfalltag|Schaden vom
  > wann der Schaden entstand|Tag des Unfalls|Datum des Ereignisses|wann es passierte
  > Wann entstand der Schaden?|An welchem Tag war der Unfall?|Wann ist es passiert?|Von wann ist der Schaden?
lossPlace = Schadenort|Unfallort|Ort des Schadens|Ort des Unfalls
  > wo der Schaden entstand|Stelle des Unfalls|Stadt des Ereignisses|wo es passierte
  > Wo entstand der Schaden?|In welcher Stadt war der Unfall?|Wo ist es passiert?|Was ist die Stelle des Unfalls?
lossDescription = Schadenhergang|Schadenschilderung|Hergang|Schadenursache
  > wie es dazu kam|was beschädigt wurde|Ablauf des Unfalls|Schilderung des Ereignisses
  > Wie kam es dazu?|Was wurde beschädigt?|Was ist geschehen?|Wie lief der Unfall ab?
claimedSum = Geforderter Betrag|Schadenhöhe|Geltend gemacht|Ihre Forderung
  > was verlangt wird|Summe des Schadens|gewünschter Ersatz|Höhe der Ansprüche
  > Wie viel wird verlangt?|Wie hoch ist der Schaden?|Welchen Ersatz will der Kunde?|Auf wie viel beläuft sich der Schaden?
settledSum = Entschädigung|Auszahlungsbetrag|Erstattungsbetrag|Wir zahlen
  > was die Versicherung zahlt|bewilligter Ersatz|ausgezahltes Geld|Leistung der Versicherung
  > Wie viel zahlt die Versicherung?|Welcher Ersatz wird bewilligt?|Was bekommt der Kunde?|Wie hoch ist die Leistung?
claimsHandler = Schadenbearbeiter|Sachbearbeiter|Bearbeitet von|Regulierer
  > wer den Schaden bearbeitet|zuständiger Mitarbeiter|Person bei der Versicherung|wer sich um den Fall kümmert
  > Wer bearbeitet den Schaden?|Wer ist bei der Versicherung zuständig?|Wer kümmert sich um den Fall?|Welcher Mitarbeiter ist es?
payoutDate = Auszahlung am|Auszahlungsdatum|Zahlung erfolgt am|Überweisung am
  > Tag, an dem Geld kommt|wann überwiesen wird|Datum der Leistung|wann gezahlt wird
  > Wann wird überwiesen?|An welchem Tag kommt das Geld?|Wann wird gezahlt?|Wann erhält der Kunde die Leistung?
lender = Darlehensgeber|Kreditgeber|Gläubiger|Finanzierende Bank
  > wer das Geld leiht|Institut, das Kredit gibt|wem Geld geschuldet wird|Bank des Kredits
  > Wer leiht das Geld?|Welche Bank gibt den Kredit?|Wem wird das Geld geschuldet?|Welches Institut finanziert?
debtor = Darlehensnehmer|Kreditnehmer|Schuldner|Antragsteller des Kredits
  > wer das Geld bekommt|wer zurückzahlen muss|Person mit dem Kredit|wer sich Geld leiht
  > Wer leiht sich Geld?|Wer muss zurückzahlen?|Wer nimmt den Kredit auf?|Wer schuldet das Geld?
loanAmount = Darlehensbetrag|Kreditsumme|Nettodarlehensbetrag|Darlehenssumme
  > wie viel geliehen wird|Höhe des Kredits|ausgeliehenes Geld|Kapital
  > Wie viel Geld wird geliehen?|Wie hoch ist der Kredit?|Welche Summe bekommt der Schuldner?|Wie groß ist das Darlehen?
interestRate = Sollzinssatz|Zinssatz|Effektiver Jahreszins|Zinsen p. a.
  > Preis des Geldes in Prozent|jährliche Verzinsung|Prozent im Jahr|wie teuer der Kredit ist
  > Wie hoch sind die Zinsen?|Wie viel Prozent kostet es im Jahr?|Zu welchem Satz wird verzinst?|Welche Verzinsung gilt?
loanTerm = Laufzeit|Laufzeit des Darlehens|Rückzahlungsdauer|Kreditlaufzeit
  > wie lange der Kredit läuft|Zeit der Rückzahlung|Dauer des Kredits|Monate oder Jahre bis zur Tilgung
  > Wie lange läuft der Kredit?|In welcher Zeit ist zurückzuzahlen?|Über welche Dauer wird getilgt?|Wie viele Monate läuft er?
loanNumber = Darlehensnummer|Kreditkonto|Darlehens-Nr.|Kreditvertrags-Nr.
  > Nummer des Kredits|Kennzeichen des Darlehens|Konto des Darlehens|Vertragsnummer der Finanzierung
  > Welche Nummer hat der Kredit?|Unter welchem Konto läuft das Darlehen?|Wie ist die Finanzierung gekennzeichnet?|Welcher Kreditvertrag ist es?
firstPaymentDate = Erste Rate am|Erste Rate fällig|Beginn der Rückzahlung|Tilgungsbeginn
  > wann erstmals gezahlt wird|Tag der ersten Zahlung|Anfang der Tilgung|Start der Raten
  > Wann wird erstmals gezahlt?|Ab wann wird getilgt?|Wann ist die erste Zahlung?|An welchem Tag beginnen die Raten?
collateral = Sicherheit|Sicherheiten|Besichert durch|Kreditsicherheit
  > was den Kredit absichert|Pfand der Bank|worauf die Bank zugreifen kann|gegebene Sicherung
  > Was sichert den Kredit ab?|Was ist verpfändet?|Worauf kann die Bank zugreifen?|Welches Pfand gibt es?
charity = Verein|Zuwendungsempfänger|Gemeinnützige Organisation|Spende an
  > wer die Spende bekommt|Name der Organisation|Empfänger des Geldes|guter Zweck (Verein)
  > Wer hat die Spende bekommen?|Welcher Verein ist es?|An wen wurde gespendet?|Welche Organisation dankt?
donor = Zuwendender|Spender|Name des Zuwendenden|Gespendet von
  > wer gegeben hat|Person, die Geld gab|Gönner|Name des Gebers
  > Wer hat gespendet?|Von wem kam das Geld?|Wer ist der Gönner?|Wer hat etwas gegeben?
donationAmount = Spendenbetrag|Betrag der Zuwendung|Zuwendung|Höhe der Spende
  > wie viel gespendet wurde|gegebene Summe|Wert der Gabe|Geld für den guten Zweck
  > Wie viel wurde gespendet?|Welche Summe wurde gegeben?|Wie viel ist die Gabe wert?|Was hat der Spender gegeben?
donationDate = Tag der Zuwendung|Spendendatum|Zuwendung vom|Gespendet am
  > wann gespendet wurde|Tag, an dem Geld gegeben wurde|Datum der Gabe|Eingang der Spende
  > Wann wurde gespendet?|An welchem Tag kam die Gabe?|Wann ging die Spende ein?|Von wann ist die Spende?
donationPurpose = Verwendungszweck|Zweck der Spende|Verwendet für|Begünstigter Zweck
  > wofür das Geld ist|gefördertes Vorhaben|was damit gemacht wird|Ziel der Gabe
  > Wofür ist das Geld?|Welches Vorhaben wird gefördert?|Was wird damit gemacht?|Wozu dient die Spende?
donationKind = Art der Zuwendung|Spendenart|Form der Spende|Art der Spende
  > Geld oder Sache|was für eine Gabe es ist|Sorte der Gabe|ob Geld gegeben wurde
  > Wurde Geld oder eine Sache gegeben?|Was für eine Gabe ist es?|In welcher Form wurde gegeben?|Was ist als Form angekreuzt?
taxExemptNumber = Freistellungsbescheid Nr.|Vereinsregister-Nr.|Steuerbegünstigt unter Nr.|Registernummer des Vereins
  > Nummer der Steuerbefreiung|Nachweis der Gemeinnützigkeit|Kennzeichen des Vereins beim Amt|Bescheidnummer des Vereins
  > Unter welcher Nummer ist der Verein befreit?|Was weist die Gemeinnützigkeit nach?|Welches Kennzeichen hat der Verein?|Welcher Bescheid befreit den Verein?
receiptNumber = Quittung Nr.|Beleg-Nr.|Bescheinigungs-Nr.|Belegnummer
  > Nummer der Quittung|laufende Nummer des Belegs|Kennzeichen des Belegs|Nummer dieses Zettels
  > Welche Nummer hat die Quittung?|Wie ist der Beleg nummeriert?|Welches Kennzeichen hat der Beleg?|Was ist die laufende Nummer?
phoneLine = Rufnummer|Mobilnummer|Anschluss|Ihre Rufnummer
  > abgerechneter Anschluss|Telefonnummer des Kunden|Nummer der SIM-Karte|Leitung
  > Welcher Anschluss wird abgerechnet?|Für welche Telefonnummer gilt das?|Welche Nummer hat die Karte?|Um welche Leitung geht es?
tariff = Tarif|Ihr Tarif|Vertragsart|Paket
  > was gebucht ist|Name des Vertrags|Preismodell|gewählte Flatrate
  > Was hat der Kunde gebucht?|Wie heißt das Paket?|Welches Preismodell gilt?|In welchem Vertrag ist der Kunde?
usageCharges = Verbindungsentgelte|Nutzungsentgelte|Verbindungskosten|Gespräche und Daten
  > Kosten der Gespräche|was für Nutzung anfällt|Entgelt über den Grundpreis hinaus|verbrauchsabhängiger Teil
  > Was kosten die Gespräche?|Wie viel fällt für die Nutzung an?|Wie hoch ist der verbrauchsabhängige Teil?|Was kommt zum Grundpreis dazu?
dataUsed = Datenvolumen|Verbrauchtes Datenvolumen|Datennutzung|Genutzte Daten
  > verbrauchte Gigabyte|wie viel gesurft wurde|Menge der Daten|Internetverbrauch
  > Wie viele Gigabyte wurden verbraucht?|Wie viel wurde gesurft?|Wie groß ist die Datenmenge?|Wie hoch ist der Internetverbrauch?
contractEnd = Vertragsende|Mindestlaufzeit bis|Vertrag läuft bis|Ende der Mindestlaufzeit
  > wie lange man gebunden ist|letzter Tag der Bindung|wann der Vertrag ausläuft|frühester Ausstieg
  > Wie lange ist der Kunde gebunden?|Wann läuft der Vertrag aus?|Bis wann gilt die Bindung?|Wann kann der Kunde gehen?
quoteNumber = Angebots-Nr.|Angebotsnummer|Angebot Nr.|Kostenvoranschlag Nr.
  > Kennzeichen des Angebots|Nummer der Offerte|was bei Auftrag anzugeben ist|Vorgang des Angebots
  > Welche Nummer hat die Offerte?|Was ist bei Auftrag anzugeben?|Unter welchem Kennzeichen läuft das Angebot?|Welche Offerte ist es?
quoteDate = Angebotsdatum|Angebot vom|Datum des Angebots|Offertdatum
  > Tag des Angebots|wann angeboten wurde|von wann die Preise sind|Ausstellung der Offerte
  > Wann wurde angeboten?|Von welchem Tag ist die Offerte?|Von wann sind die Preise?|Wann wurde das Angebot gemacht?
offerValidUntil = Angebot gültig bis|Gültig bis|Bindefrist|Preise gültig bis
  > wie lange das Angebot gilt|letzter Tag der Offerte|Frist zur Annahme|Ende der Preisbindung
  > Wie lange gilt das Angebot?|Bis wann kann man annehmen?|Wann endet die Preisbindung?|Was ist der letzte Tag der Offerte?
deliveryTime = Lieferzeit|Lieferfrist|Lieferbar in|Voraussichtliche Lieferzeit
  > wie lange es dauert|Wartezeit auf die Ware|Wochen bis zur Lieferung|Zeit zum Liefern
  > Wie lange dauert die Lieferung?|Wie lange wartet man auf die Ware?|In welcher Zeit wird geliefert?|Nach wie vielen Wochen kommt die Ware?
deliveryTerms = Lieferbedingung|Lieferbedingungen|Incoterms|Lieferklausel
  > wer die Fracht zahlt|Klausel zum Transport|Bedingung des Transports|wo die Gefahr übergeht
  > Wer zahlt die Fracht?|Zu welcher Bedingung wird geliefert?|Welche Klausel gilt?|Wo geht die Gefahr über?
preparedBy = Ansprechpartner|Erstellt von|Ihr Berater|Angebot erstellt durch
  > wer das Angebot machte|Mitarbeiter im Verkauf|Verfasser der Offerte|Person für Rückfragen
  > Wer hat das Angebot gemacht?|Welcher Verkäufer ist es?|Wer beantwortet Rückfragen zum Angebot?|Wer schrieb die Offerte?
poNumber = Bestellnummer|Bestell-Nr.|Unsere Bestellung|Bestellung Nr.
  > Nummer der Bestellung|was auf der Rechnung stehen soll|Kennzeichen des Einkaufs|Einkaufsnummer
  > Welche Nummer hat die Bestellung?|Was soll auf der Rechnung stehen?|Unter welcher Nummer wurde bestellt?|Welcher Einkauf ist es?
requiredBy = Liefertermin|Benötigt bis|Wunschtermin|Zu liefern bis
  > spätester Tag für die Ware|wann es da sein muss|gewünschter Tag der Lieferung|Termin der Ware
  > Bis wann muss die Ware da sein?|Wann wird sie gebraucht?|Welcher Tag ist gewünscht?|Was ist der späteste Tag?
costCentre = Kostenstelle|KSt.|Kontierung|Kostenträger
  > wer die Kosten trägt|internes Konto|Budget der Bestellung|Buchungsschlüssel
  > Wer trägt die Kosten?|Auf welches interne Konto geht es?|Welches Budget zahlt?|Wie wird gebucht?
vendor = Lieferant|Verkäufer|Auftragnehmer|Bestellt bei
  > bei wem bestellt wird|wer liefern soll|Firma, die verkauft|Empfänger der Bestellung
  > Bei wem wird bestellt?|Wer soll liefern?|Welche Firma verkauft?|An wen geht die Bestellung?
shipTo = Lieferanschrift|Lieferadresse|Versand an|Anlieferung
  > wohin die Ware geht|Adresse der Lieferung|Ort des Abladens|Ziel der Sendung
  > Wohin geht die Ware?|An welche Adresse wird geliefert?|Wo wird abgeladen?|Was ist das Ziel der Sendung?
purchaser = Einkäufer|Besteller|Angefordert von|Bearbeiter Einkauf
  > wer bestellt hat|Person im Einkauf|wer die Ware will|Mitarbeiter, der kauft
  > Wer hat bestellt?|Wer im Einkauf ist zuständig?|Wer wollte die Ware?|Welcher Mitarbeiter kauft?
approvedBy = Freigegeben von|Genehmigt durch|Freigabe|Genehmigt von
  > wer zugestimmt hat|Vorgesetzter, der es erlaubt|Person der Genehmigung|wer es abzeichnete
  > Wer hat zugestimmt?|Wer hat es erlaubt?|Von wem ist es abgezeichnet?|Welcher Vorgesetzte genehmigte?
hotelName = Hotel|Unterkunft|Ihr Hotel|Haus
  > wo der Gast wohnt|Name der Herberge|gebuchte Bleibe|Ort zum Übernachten
  > Wo wohnt der Gast?|Wie heißt die Herberge?|Welches Haus ist gebucht?|Wo wird übernachtet?
hotelAddress = Adresse des Hotels|Anschrift der Unterkunft|Lage|So finden Sie uns
  > wo das Haus steht|Straße der Herberge|Weg zum Hotel|Anfahrt nach
  > Wo steht das Haus?|In welcher Straße ist die Herberge?|Wohin muss das Taxi fahren?|Wo findet man das Hotel?
nights = Nächte|Anzahl Nächte|Übernachtungen|Aufenthaltsdauer
  > wie lange geblieben wird|Zahl der Übernachtungen|Dauer des Besuchs|wie oft dort geschlafen wird
  > Wie lange bleibt der Gast?|Wie oft wird dort geschlafen?|Wie lange dauert der Besuch?|Für wie viele Nächte ist es?
guestCount = Personen|Anzahl Gäste|Anzahl Personen|Belegung
  > wie viele kommen|Größe der Gruppe|Zahl der Reisenden|für wie viele gebucht ist
  > Wie viele kommen?|Für wie viele ist gebucht?|Wie groß ist die Gruppe?|Wie viele Reisende sind es?
roomType = Zimmertyp|Zimmerkategorie|Zimmerart|Zimmer
  > was für ein Zimmer|Einzel oder Doppel|gebuchte Kategorie|Sorte des Raums
  > Was für ein Zimmer ist es?|Ist es ein Doppelzimmer?|Welche Kategorie ist gebucht?|In was für einem Raum schläft man?
stayPrice = Gesamtpreis|Preis des Aufenthalts|Gesamtkosten|Reisepreis
  > was der Aufenthalt kostet|Summe aller Nächte|Preis für alles|Kosten der Buchung
  > Was kostet der Aufenthalt?|Wie viel sind alle Nächte zusammen?|Was kostet die Buchung?|Wie hoch ist der Preis für alles?
board = Verpflegung|Verpflegungsart|Mahlzeiten|Inklusive
  > was es zu essen gibt|Frühstück oder Halbpension|enthaltene Speisen|Essen im Preis
  > Was gibt es zu essen?|Ist Frühstück dabei?|Welche Speisen sind enthalten?|Ist Essen im Preis?
cancelUntil = Kostenlos stornierbar bis|Stornierung bis|Stornofrist|Gratis-Storno bis
  > letzter Tag zum Absagen|bis wann man absagen kann|Ende der freien Absage|Rücktritt ohne Kosten bis
  > Bis wann kann man absagen?|Wann kostet eine Absage Geld?|Was ist der letzte Tag zum Absagen?|Bis wann ist ein Rücktritt frei?
`);
