import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Stundenlohn|Lohn je Stunde|Stundensatz Lohn > Bezahlung für eine Stunde > Was gibt es für eine Stunde?
hoursWorked = Geleistete Stunden|Stunden|Bezahlte Stunden > bezahlte Zeit > Wie viele Stunden wurden gearbeitet?
taxableIncome = Steuerbrutto|Steuerpflichtiges Brutto > zu versteuernder Teil > Auf wie viel wird Steuer gezahlt?
employerPension = Rentenvers. AG|RV AG-Anteil|Rente Arbeitgeber > was der Arbeitgeber für die Rente zahlt > Wie viel zahlt der Arbeitgeber für die Rente?
employeePension = Rentenvers. AN|RV AN-Anteil|Rente Arbeitnehmer > was der Arbeitnehmer für die Rente zahlt > Wie viel zahlt der Arbeitnehmer für die Rente?
healthInsurance = Krankenversicherung|KV-Beitrag > Beitrag für den Krankheitsfall > Wie viel geht an die Krankenversicherung?
roomNumber = Zimmer|Zimmer-Nr.|Zimmernummer > welches Zimmer es war > In welchem Zimmer wohnte der Gast?
checkIn = Anreise|Anreisetag|Ankunftstag > erster Tag des Aufenthalts > Wann kam der Gast?
checkOut = Abreise|Abreisetag > letzter Tag des Aufenthalts > Wann reiste der Gast ab?
guest = Gast|Name des Gastes|Gastname > wer im Hotel wohnte > Wer wohnte dort?
roomRate = Zimmerpreis|Preis je Nacht|Übernachtungspreis > Preis für eine Nacht > Was kostet eine Nacht?
taxYear = Steuerjahr|Veranlagungsjahr|Veranlagungszeitraum > Jahr, für das die Steuer gilt > Für welches Jahr ist die Steuer?
totalIncome = Summe der Einkünfte|Gesamteinkommen|Einkünfte > alles, was verdient wurde > Wie viel wurde insgesamt verdient?
allowance = Freibetrag|Grundfreibetrag > nicht versteuerter Teil > Wie viel ist steuerfrei?
taxAssessed = Festgesetzte Steuer|Festgesetzt|Steuerschuld > Steuer für das Jahr > Wie viel Steuer wurde festgesetzt?
prepaid = Vorauszahlungen|Bereits entrichtet|Geleistete Vorauszahlung > vorher gezahlte Steuer > Wie viel Steuer wurde vorher gezahlt?
refund = Erstattung|Guthaben|Erstattungsbetrag > Geld, das zurückkommt > Wie viel wird zurückgezahlt?
pupil = Schüler/in|Name des Schülers|Schülerin > Kind, um das es geht > Um welches Kind geht es?
className = Klasse|Klassenstufe|Jahrgangsstufe > Gruppe des Kindes > In welcher Klasse ist das Kind?
schoolYear = Schuljahr|Schulhalbjahr > Jahr des Zeugnisses > Für welches Schuljahr ist es?
daysAbsent = Fehltage|Versäumte Tage|Abwesend > Tage, an denen das Kind fehlte > Wie viele Tage fehlte das Kind?
classTeacher = Klassenlehrer/in|Klassenleitung > Lehrkraft der Klasse > Wer leitet die Klasse?
weekEnding = Woche bis|Kalenderwoche bis|Wochenende > letzter Tag der Woche > Um welche Woche geht es?
totalHours = Gesamtstunden|Stunden gesamt|Summe Stunden > alle Stunden zusammen > Wie viele Stunden sind es insgesamt?
tripPurpose = Reisezweck|Anlass der Reise|Zweck der Reise > warum gereist wurde > Wozu diente die Reise?
advancePaid = Vorschuss|Abzgl. Vorschuss|Reisevorschuss > vorher gegebenes Geld > Wie viel Geld gab es vorher?
reimbursement = Erstattungsbetrag Reise|Auszuzahlen|Zu erstatten > was die Person zurückbekommt > Wie viel bekommt der Reisende zurück?
previousBill = Letzte Rechnung|Betrag der Vorrechnung > was zuvor berechnet wurde > Wie hoch war die Rechnung davor?
standingCharge = Grundpreis|Grundgebühr > fester Preis ohne Verbrauch > Was kostet es auch ohne Verbrauch?
unitRate = Arbeitspreis|Preis je Einheit|Preis je kWh > Preis einer Einheit > Was kostet eine Einheit?
discount = Skonto|Nachlass|Abzüglich Skonto > was abgezogen werden darf > Wie viel darf abgezogen werden?
discountDeadline = Skonto bis|Bei Zahlung bis > letzter Tag für weniger Geld > Bis wann kann man weniger zahlen?
instalment = Abschlag|Monatlicher Abschlag|Neuer Abschlag > was jeden Monat gezahlt wird > Wie viel wird jeden Monat gezahlt?
nextReadingDate = Nächste Ablesung|Nächster Ablesetermin > Tag, an dem wieder abgelesen wird > Wann wird wieder abgelesen?
mileage = Kilometerstand|km-Stand|Tachostand > wie weit das Auto gefahren ist > Wie weit ist das Auto gefahren?
labourHours = Arbeitszeit Werkstatt|Arbeitsstunden|Zeitaufwand > Stunden der Arbeit > Wie viele Stunden dauerte die Arbeit?
labourRate = Stundensatz|Satz/Std.|Verrechnungssatz > Preis für eine Arbeitsstunde > Was kostet eine Arbeitsstunde?
labourCost = Arbeitslohn|Lohnkosten|Summe Arbeit > Preis der Arbeit > Was kostete die Arbeit?
partsCost = Ersatzteile|Teile|Material > Preis der Teile > Was kosteten die Teile?
`);
