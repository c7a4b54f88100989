import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'äöüß',
  telling: `der die das und fur mit von vom zum auf wir ihre ihr nicht rechnung datum betrag menge preis summe gesamt
      gesamtbetrag zahlbar mwst ust kunde strasse bezeichnung zwischensumme bestellung lieferung konto bank
      netto brutto tage`,
  common: `aber abholung abrechnung abteilung adresse alle alles allgemeine als also angebot anlage anschrift anzahl
      apotheke artikel auch auf aufgrund auftrag aus ausgabe ausland ausweis automatisch bäckerei bad bahnhof
      bankverbindung bar bargeld bearbeiter bedient bedienung beginn bei beim beitrag beleg bereits berechnet
      beschreibung besuch besuchen bestellung betrag betreff bezahlt bezeichnung bier bis bitte blatt brot
      brötchen brutto büro danke dankeschön dankend das dass datum dem den der des deutsch deutschland die
      diese diesem dieser dieses dienst drei durch eigentum ein eine einem einen einer eines einfach eingang
      einheit einkauf einzelpreis ende entfernt enthalten entnehmen er erfolgt erhalten erhältlich erlaubnis
      erste essen etage euro fahrt fällig fälligkeit familie farbe filiale firma fisch flasche fleisch folgende
      frau für ganz garten gast gebühr gebühren geehrte gegeben gegen gehen gekauft geld gemäß gerät geräte
      gericht gesamt gesamtbetrag gesamtsumme geschäft geschäftsführer geschäftsführung gesellschaft getränke
      gewicht glas gleich größe grün gruß grüße guten gutschein haben halb handel haus heft heißt herr herren
      herzlich herzlichen heute hiermit hinweis hinweise höhe hotel ihr ihre ihrem ihren ihrer im immer in
      information inhaber inklusive insgesamt internet ist jahr jahre jede jeder jetzt käse kaffee kalt kann
      karte kartenzahlung kasse kassierer kauf kein keine kilo kind kinder klein kleine kommen konto kontakt
      kontonummer kopie kosten kräuter küche kühl kunde kunden kundenkarte kurz lager land lang leistung leistungen
      letzte lieferadresse lieferdatum lieferung liste links liter mann mehr mehrwertsteuer menge milch mindestens
      mit mittag mitteilung möbel möchten monat monatlich morgen mündlich muss müssen nach nachname nächste
      name natürlich netto neu neue nicht noch nummer nur obst oder offen öffnungszeiten öl ohne orange ort
      pflege pfand platz portion position postleitzahl preis pro produkt prüfung punkte qualität quittung rabatt
      rechnung rechnungsbetrag rechnungsdatum rechnungsnummer rechts registrierkasse reinigung reise rest restaurant
      ring rot rückgabe rückgeld saft saldo satz schließen schön schule schutz schwarz sehr seit seite selbst
      service sich sie sind skonto so sofort sohn söhne sonntag soweit stadt stellen steuer steuernummer straße
      stück stunde stunden süß summe tag tage tasche täglich teil teilbetrag telefon tisch tür über überweisen
      überweisung uhr umsatzsteuer umtausch und unser unsere unserem unseren unserer unter unterschrift verkauf
      verkäufer vermerk verpackung versand vertrag vertrauen verwendung verwendungszweck viel viele vielen
      vier voll vom von vor vorname vorsteuer während ware waren wasser weg wein weiß weiter weitere wenn werden
      werktage wert wieder wiedersehen wir wird woche wohnung wünschen wunsch würden wurst zahl zahlbar zahlen
      zahlung zahlungsart zahlungsbedingungen zahlungsziel zeit zeitraum zimmer zu zucker zum zur zurück zusammen
      zuschlag zustellung zwei zweck zwischen zwischensumme`,
};
