import {list} from '../list.mjs';

/** Sätze von Papieren nach Gebieten. */
export const subjectTexts = {
  prose: {
    referral: [
      list(`Sehr geehrte Kollegen,
        ich überweise Ihnen {patientName}, geboren am {birthDate}, seit {anyDate} in meiner Behandlung.
        Der Anlass: {reasonForReferral}.
        Meine Verdachtsdiagnose lautet {diagnosis}.
        Bisherige Behandlung: {medication}. Allergien: {allergies}.
        Der Blutdruck lag zuletzt bei {bloodPressure}; {anyPerson} fand am {anyDate} nichts Auffälliges.
        Um Ihren Befund bittet {referringDoctor}`),
      list(`Ich bitte {specialist} um Mitbehandlung.
        {patientName} (geb. {birthDate}) kam am {anyDate} in meine Sprechstunde.
        Zu klären ist Folgendes: {reasonForReferral}.
        Der Blutdruck betrug {bloodPressure}, Herz und Lunge waren ohne Befund.
        Ich vermute {diagnosis}. Zurzeit wird eingenommen: {medication}.
        Eine Kopie geht an {anyPerson}. Nicht vertragen wird: {allergies}.`),
    ],
    'discharge-letter': [
      list(`Wir berichten über {patientName}, geboren am {birthDate}, vom {admissionDate} bis {dischargeDate} bei uns in Behandlung.
        Die Diagnose lautete {diagnosis}.
        Eine erste Untersuchung durch {anyPerson} am {anyDate} war ohne Ergebnis.
        Wir führten Folgendes durch: {procedure}. Es gab keine Komplikationen.
        Bei der Entlassung lag der Blutdruck bei {bloodPressure}.
        Weiter einzunehmen: {medication}.
        Zur Kontrolle bitten wir am {followUpDate} in unsere Ambulanz.`),
      list(`{patientName} wurde am {admissionDate} auf {ward} aufgenommen, die Einweisung stammte vom {anyDate}.
        Die Behandlung leitete {attendingDoctor}.
        Unsere Untersuchungen ergaben {diagnosis}.
        Als Behandlung wählten wir: {procedure}. Die Fäden zog {anyPerson}.
        Der Aufenthalt endete am {dischargeDate} in gutem Zustand.
        Wir empfehlen eine Kontrolle am {followUpDate}. Bekannte Allergien: {allergies}.`),
    ],
    enrolment: [
      list(`Hiermit wird bescheinigt, dass {student} an der Einrichtung {university} eingeschrieben ist.
        Die Matrikelnummer lautet {studentNumber}, das Fach ist {degreeProgramme}.
        Die Bescheinigung gilt für das {semester}, also vom {semesterStart} bis zum {semesterEnd}.
        Angestrebt wird der Abschluss {intendedDegree}. Das Studium begann am {enrolledSince}.
        Der Beitrag von {anyMoney} ging am {anyDate} ein.`),
      list(`{student}, Matrikelnummer {studentNumber}, ist seit {enrolledSince} bei uns immatrikuliert.
        Studiert wird {degreeProgramme} mit dem Ziel {intendedDegree}.
        Im {semester} ist dies das Fachsemester {studySemester}.
        Das Semester dauert vom {semesterStart} bis {semesterEnd}, Prüfungen bis {anyDate}.
        Auskunft gibt {registrar}, früher {anyPerson}.`),
    ],
    'parking-fine': [
      list(`Ihnen wird vorgeworfen, am {offenceTime} die folgende Ordnungswidrigkeit begangen zu haben.
        Ort: {offencePlace}. Vorwurf: {offence}.
        Das Fahrzeug hatte das Kennzeichen {vehicleRegistration}.
        Wir verwarnen Sie mit {fineAmount}, zahlbar bis {dueDate}.
        Zahlen Sie bis {reducedUntil}, genügen {reducedFine}.
        Einspruch ist bis {appealUntil} möglich. Das Abschleppen kostet {anyMoney}; der Tarif vom {anyDate} gilt nicht mehr.`),
      list(`Das Fahrzeug {vehicleRegistration} wurde am {offenceTime} an folgender Stelle angetroffen: {offencePlace}.
        Die Kraft mit der Nummer {officerNumber} stellte fest: {offence}.
        Das Verwarnungsgeld beträgt {fineAmount} und ist am {dueDate} fällig.
        Es ermäßigt sich auf {reducedFine}, wenn es bis {reducedUntil} eingeht.
        Ein Bescheid vom {anyDate} hat sich erledigt. Mahnungen kosten {anyMoney}.
        Gegen den Bescheid kann man sich bis {appealUntil} wehren.`),
    ],
    'insurance-claim': [
      list(`Guten Tag {policyHolder},
        wir kommen auf Ihren Schaden {claimNumber} und Ihr Schreiben vom {anyDate} zurück.
        Der Schaden entstand am {lossDate} in {lossPlace}.
        Sie schilderten uns: {lossDescription}.
        Sie machten {claimedSum} geltend; die Firma {anyCompany} hatte {anyMoney} veranschlagt.
        Ihr Vertrag {policyNumber} sieht einen Selbstbehalt von {deductible} vor.
        Wir zahlen Ihnen daher {settledSum}, und zwar am {payoutDate}.
        Fragen beantwortet {claimsHandler}, nicht mehr {anyPerson}.`),
      list(`Ihre Unterlagen vom {anyDate} haben wir erhalten.
        Es geht um ein Ereignis vom {lossDate}: {lossDescription}.
        Unser Gutachter {anyPerson} war in {lossPlace} und bestätigte die Angaben.
        Von {claimedSum} tragen Sie {deductible} selbst.
        Auf Ihr Konto kommen {settledSum} nach dem {payoutDate}.
        Nennen Sie bitte den Schaden {claimNumber}. Zuständig ist {claimsHandler}.`),
    ],
    'loan-agreement': [
      list(`Zwischen {lender} (Darlehensgeber) und {debtor} (Darlehensnehmer) wird Folgendes vereinbart.
        Gewährt wird ein Darlehen von {loanAmount} unter der Nummer {loanNumber}.
        Es wird mit {interestRate} im Jahr verzinst und läuft {loanTerm}.
        Die monatliche Rate beträgt {instalment}, erstmals am {firstPaymentDate}.
        Als Sicherheit dient: {collateral}.
        Bei Verzug fallen {anyMoney} an. Das Angebot vom {anyDate} ist damit hinfällig.
        Es gilt das Recht von {governingLaw}.`),
      list(`{debtor} leiht sich bei {lender} die Summe von {loanAmount}.
        Der Zinssatz ist mit {interestRate} fest; die Kosten belaufen sich auf {anyMoney}.
        Die Rückzahlung dauert {loanTerm} und beginnt am {firstPaymentDate}.
        Jeden Monat werden {instalment} abgebucht.
        Sicherheit: {collateral}. Eine Bürgschaft von {anyPerson} wurde abgelehnt.
        Der Widerruf ist binnen {anyDuration} möglich.`),
    ],
    'donation-receipt': [
      list(`{charity} dankt {donor} herzlich.
        Am {donationDate} erhielten wir {donationAmount}.
        Das Geld ist für Folgendes bestimmt: {donationPurpose}.
        Wir sind unter der Nummer {taxExemptNumber} durch Bescheid vom {anyDate} befreit.
        Im Vorjahr bekamen wir insgesamt {anyMoney}. Diese Bescheinigung hat die Nummer {receiptNumber}.`),
      list(`Liebe Freunde, wir bestätigen den Eingang einer Spende.
        {donor} gab uns {donationAmount}, eingegangen am {donationDate}.
        Wir verwenden sie wie gewünscht: {donationPurpose}.
        Bewahren Sie den Beleg {receiptNumber} für die Steuer auf.
        Beim Fest am {anyDate} kamen weitere {anyMoney} zusammen.
        Es grüßt unser Kassenwart {anyPerson}.`),
    ],
    'hotel-booking': [
      list(`Guten Tag {guest}, danke für Ihre Buchung im Haus {hotelName}.
        Ihre Reservierung hat die Nummer {bookingCode}.
        Sie reisen am {checkIn} an und am {checkOut} ab, das sind {nights} Nächte.
        Für Sie reserviert: {roomType} zu {roomRate} je Nacht.
        Der Aufenthalt kostet {stayPrice}, dazu kommt eine Kurtaxe von {anyMoney}.
        Kostenlos absagen können Sie bis {cancelUntil}.
        Sie finden uns hier: {hotelAddress}. Das Bad ist bis {anyDate} geschlossen.`),
      list(`Gern bestätigen wir die Buchung {bookingCode} für {guest}.
        Anreise ist am {checkIn} ab 15 Uhr, Abreise am {checkOut} bis 11 Uhr.
        Gewählt wurde: {roomType} für {guestCount} Personen.
        Für {nights} Nächte berechnen wir {stayPrice}; ein Stellplatz kostet {anyMoney}.
        Änderungen sind bis {cancelUntil} frei.
        Im {hotelName} begrüßt Sie {anyPerson}.`),
    ],
  },
};
