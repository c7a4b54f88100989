import {parseConcepts} from '../parse-concepts.mjs';

/** Angaben von Arztbriefen, Rezepten, Hochschulen und Bußgeldbescheiden. */
export const healthConcepts = parseConcepts(`
hospital = Klinik|Krankenhaus|Praxis|Behandelnde Einrichtung
  > Name der Klinik|Haus, in dem behandelt wurde|medizinische Einrichtung|Absender des Arztbriefs
  > Welche Klinik hat das geschrieben?|In welchem Haus wurde behandelt?|Wie heißt die Praxis?|Welche Einrichtung behandelt den Patienten?
insuranceNumber = Versicherten-Nr.|Versichertennummer|Krankenversichertennr.|KV-Nummer
  > Nummer auf der Gesundheitskarte|Kennzeichen bei der Krankenkasse|Mitgliedsnummer der Kasse|Nummer des Versicherten
  > Unter welcher Nummer ist der Patient versichert?|Welche Nummer steht auf der Gesundheitskarte?|Wie führt die Krankenkasse den Patienten?|Welche Mitgliedsnummer hat der Patient?
referringDoctor = Überweisender Arzt|Überwiesen durch|Hausarzt|Überweiser
  > Arzt, der den Patienten schickt|wer überweist|zuweisender Mediziner|schickender Doktor
  > Wer überweist den Patienten?|Welcher Arzt schickt den Patienten?|Von wem kommt die Überweisung?|Wer hat ihn weitergeschickt?
specialist = Überwiesen an|Facharzt|An Kollegen|Überweisung an
  > Arzt, zu dem der Patient soll|Empfänger der Überweisung|wer den Patienten sehen soll|hinzugezogener Spezialist
  > Zu welchem Arzt soll der Patient?|Wer soll den Patienten sehen?|Welcher Spezialist wird gebeten?|An wen geht die Überweisung?
reasonForReferral = Überweisungsgrund|Fragestellung|Anlass der Überweisung|Beschwerden
  > warum der Patient geschickt wird|was geklärt werden soll|Klagen des Patienten|Grund der Vorstellung
  > Warum wird überwiesen?|Was soll geklärt werden?|Worüber klagt der Patient?|Weshalb wird der Patient vorgestellt?
diagnosis = Diagnose|Hauptdiagnose|Diagnosen|Dg.
  > festgestellte Krankheit|woran der Patient leidet|Erkrankung|Leiden des Patienten
  > Woran leidet der Patient?|Welche Krankheit wurde festgestellt?|Was fehlt dem Patienten?|Was wurde diagnostiziert?
medication = Medikation|Aktuelle Medikamente|Entlassmedikation|Dauermedikation
  > Arzneien, die der Patient nimmt|womit behandelt wird|regelmäßig genommene Mittel|Tabletten des Patienten
  > Was nimmt der Patient ein?|Welche Mittel werden regelmäßig genommen?|Womit wird der Patient behandelt?|Welche Arzneien sind genannt?
allergies = Allergien|Bekannte Allergien|Unverträglichkeiten|Allergie gegen
  > was der Patient nicht verträgt|Stoffe mit Reaktion|bekannte Überempfindlichkeit|allergische Reaktion auf
  > Wogegen ist der Patient allergisch?|Was verträgt der Patient nicht?|Gibt es Überempfindlichkeiten?|Worauf reagiert der Patient?
bloodPressure = Blutdruck|RR|Blutdruckwert|Blutdruck (RR)
  > systolischer und diastolischer Wert|gemessener Druck|Kreislaufwert|Druck in den Arterien
  > Wie hoch war der Blutdruck?|Welcher Druck wurde gemessen?|Was sind systolischer und diastolischer Wert?|Wie war der Kreislaufwert?
urgency = Dringlichkeit|Priorität|Dringlichkeitsstufe|Eilbedürftigkeit
  > wie eilig es ist|wie bald ein Termin nötig ist|Stufe der Eile|Vorrang
  > Wie eilig ist es?|Wie bald wird ein Termin gebraucht?|Welche Stufe ist angekreuzt?|Ist es ein Notfall?
admissionNumber = Fallnummer|Aufnahme-Nr.|Patienten-ID|Fall-Nr.
  > Kennzeichen des Aufenthalts|Aktennummer der Klinik|Nummer der Krankenakte|interne Patientennummer
  > Unter welcher Nummer läuft der Fall?|Wie ist die Akte nummeriert?|Welches Kennzeichen hat der Aufenthalt?|Wie führt die Klinik den Patienten?
admissionDate = Aufnahme am|Aufnahmedatum|Aufgenommen|Stationär vom
  > erster Tag im Krankenhaus|Beginn des Aufenthalts|Tag der Einweisung|wann der Patient kam
  > Wann wurde der Patient aufgenommen?|Wann begann der Aufenthalt?|Seit wann lag der Patient im Krankenhaus?|Wann kam der Patient?
dischargeDate = Entlassung am|Entlassungsdatum|Entlassen|Stationär bis
  > letzter Tag im Krankenhaus|Ende des Aufenthalts|Tag der Heimkehr|wann der Patient ging
  > Wann wurde der Patient entlassen?|Wann endete der Aufenthalt?|Wann durfte der Patient nach Hause?|Bis wann war der Patient im Krankenhaus?
ward = Station|Abteilung|Bettenstation|Pflegebereich
  > wo der Patient lag|Teil der Klinik|Bereich des Krankenhauses|Ort der Pflege
  > Auf welcher Station lag der Patient?|In welchem Teil der Klinik war der Patient?|Wo wurde der Patient gepflegt?|Welche Abteilung hat entlassen?
attendingDoctor = Behandelnder Arzt|Stationsarzt|Zuständiger Arzt|Oberarzt
  > Mediziner, der behandelt hat|verantwortlicher Doktor|Arzt der Klinik|wer die Behandlung leitete
  > Wer hat den Patienten behandelt?|Welcher Mediziner war verantwortlich?|Wer leitete die Behandlung?|Bei welchem Arzt war der Patient?
procedure = Eingriff|Operation|Prozedur|Durchgeführte Maßnahme
  > was operiert wurde|Behandlung in der Klinik|OP|chirurgische Leistung
  > Was wurde operiert?|Was wurde in der Klinik gemacht?|Welche Maßnahme wurde durchgeführt?|Wie wurde der Patient versorgt?
followUpDate = Kontrolltermin|Nächster Termin|Wiedervorstellung|Nachuntersuchung am
  > Tag der Kontrolle|wann der Patient wiederkommen soll|Datum der Nachsorge|folgender Arzttermin
  > Wann ist die Kontrolle?|Wann soll der Patient wiederkommen?|An welchem Tag ist die Nachsorge?|Wann wird der Patient wieder gesehen?
prescriber = Verordnender Arzt|Verordner|Ausgestellt von Arzt|Verschreibender Arzt
  > wer das Rezept schrieb|Arzt, der verschreibt|Aussteller des Rezepts|Name des Verschreibers
  > Wer hat das verschrieben?|Welcher Arzt schrieb das Rezept?|Von wem stammt die Verordnung?|Wer stellte das Rezept aus?
medicine = Arzneimittel|Medikament|Präparat|Rp.
  > was die Apotheke abgibt|verschriebenes Mittel|Name der Arznei|verordneter Wirkstoff
  > Was gibt die Apotheke ab?|Welches Mittel wurde verschrieben?|Wie heißt die Arznei?|Was wurde verordnet?
strength = Stärke|Wirkstärke|Dosis je Einheit|Wirkstoffgehalt
  > Milligramm je Tablette|Menge des Wirkstoffs|Konzentration|wie stark das Mittel ist
  > Wie stark ist das Mittel?|Wie viel Wirkstoff enthält es?|Wie viele Milligramm hat eine Tablette?|Welche Konzentration ist verordnet?
dosage = Dosierung|Einnahme|Dosierungsanweisung|Anwendung
  > wie es einzunehmen ist|wie oft und wie viel|Hinweis zur Einnahme|Plan der Einnahme
  > Wie ist es einzunehmen?|Wie oft muss man es nehmen?|Wie viel soll genommen werden?|Wie wird es angewendet?
packSize = Packungsgröße|Menge|Packung|Verordnete Menge
  > wie viel abgegeben wird|Zahl der Tabletten|Inhalt der Schachtel|Stückzahl
  > Wie viel wird abgegeben?|Wie viele Tabletten sind in der Schachtel?|Wie groß ist die Packung?|Welche Stückzahl ist verordnet?
refills = Wiederholungen|Wiederholungsrezept|Anzahl Wiederholungen|Weitere Abgaben
  > wie oft erneut abgegeben wird|erlaubte Folgeabgaben|Zahl der Nachlieferungen|wie oft es wiederholt wird
  > Wie oft darf erneut abgegeben werden?|Wie viele Folgeabgaben sind erlaubt?|Wie oft kann man es wieder holen?|Wie viele Nachlieferungen gibt es?
prescriptionDate = Verordnungsdatum|Verordnet am|Rezeptdatum|Verschrieben am
  > Tag des Rezepts|wann verschrieben wurde|Ausstellungstag des Rezepts|Tag der Verordnung
  > Wann wurde verschrieben?|Von welchem Tag ist das Rezept?|Wann stellte der Arzt es aus?|Wann wurde es verordnet?
substitution = Austausch erlaubt|Aut idem|Substitution zulässig|Austausch durch Generikum
  > ob ein anderes Mittel gegeben werden darf|Ersatz durch gleichwertiges Mittel|darf die Apotheke tauschen|Ersatz gestattet
  > Darf die Apotheke tauschen?|Ist ein anderes Mittel erlaubt?|Darf ein Generikum gegeben werden?|Ist Ersatz gestattet?
university = Hochschule|Universität|Fachhochschule|Lehranstalt
  > wo studiert wird|Name der Uni|Bildungseinrichtung|ausstellende Hochschule
  > Welche Uni hat das ausgestellt?|Wo wird studiert?|Wie heißt die Bildungseinrichtung?|An welcher Uni ist die Person?
student = Studierende/r|Student/in|Name der/des Studierenden|Studierender
  > wer studiert|eingeschriebene Person|Name der immatrikulierten Person|um wessen Studium es geht
  > Wer studiert?|Wer ist eingeschrieben?|Um wessen Studium geht es?|Welche Person ist immatrikuliert?
studentNumber = Matrikelnummer|Matrikel-Nr.|Matr.-Nr.|Studierendennummer
  > Nummer auf dem Studienausweis|Kennung an der Uni|Uni-Kennzeichen der Person|Nummer im Studium
  > Welche Nummer steht auf dem Studienausweis?|Unter welcher Nummer ist die Person eingeschrieben?|Welche Kennung hat die Person an der Uni?|Wie führt die Uni die Person?
degreeProgramme = Studiengang|Studienfach|Fach|1. Studienfach
  > was studiert wird|Fachrichtung|gewähltes Fach|Thema des Studiums
  > Was wird studiert?|In welchem Fach ist die Person eingeschrieben?|Welche Fachrichtung ist es?|Was ist das Fach?
faculty = Fakultät|Fachbereich|Institut|Fakultät / Fachbereich
  > Teil der Hochschule|zuständige Einheit der Uni|wozu das Fach gehört|akademische Einheit
  > Zu welchem Teil der Uni gehört das Fach?|Welche akademische Einheit ist es?|Wo ist das Fach angesiedelt?|Welche Einheit ist zuständig?
intendedDegree = Angestrebter Abschluss|Abschluss|Abschlussziel|Akademischer Grad
  > womit das Studium endet|Titel am Ende|gewünschter Titel|Grad nach dem Studium
  > Womit endet das Studium?|Welcher Titel wird angestrebt?|Welchen Grad bekommt man am Ende?|Was ist das Ziel des Studiums?
semester = Semester|Gültig für Semester|Studienhalbjahr|Laufendes Semester
  > Halbjahr der Bescheinigung|wofür die Bescheinigung gilt|aktueller Studienabschnitt|Zeitraum im Studienjahr
  > Für welches Halbjahr gilt das?|Welcher Studienabschnitt ist gemeint?|Wofür gilt die Bescheinigung?|Welches Semester ist es?
studySemester = Fachsemester|Hochschulsemester|Anzahl Fachsemester|FS
  > wievieltes Halbjahr im Fach|Zahl der studierten Halbjahre|wie weit das Studium ist|Stand des Studiums
  > Im wievielten Halbjahr ist die Person?|Wie weit ist das Studium?|Wie viele Halbjahre wurden studiert?|Wie lange läuft das Studium im Fach?
semesterStart = Semesterbeginn|Beginn des Semesters|Semester vom|Semesteranfang
  > erster Tag des Halbjahrs|wann die Gültigkeit beginnt|Anfang der Studienzeit im Halbjahr|Starttag des Halbjahrs
  > Wann beginnt das Halbjahr?|Ab wann gilt die Bescheinigung?|Was ist der erste Tag des Halbjahrs?|An welchem Tag fängt es an?
semesterEnd = Semesterende|Ende des Semesters|Semester bis|Semesterschluss
  > letzter Tag des Halbjahrs|wann die Gültigkeit endet|Schluss des Halbjahrs|Endtag des Halbjahrs
  > Wann endet das Halbjahr?|Bis wann gilt die Bescheinigung?|Was ist der letzte Tag des Halbjahrs?|An welchem Tag hört es auf?
enrolledSince = Immatrikuliert seit|Eingeschrieben seit|Studienbeginn|Datum der Immatrikulation
  > Beginn des Studiums|wann die Person anfing|Tag der Einschreibung|Anfang des Studiums
  > Seit wann ist die Person eingeschrieben?|Wann begann das Studium?|Wann fing die Person an?|Wann war die Einschreibung?
studyMode = Studienform|Art des Studiums|Studienart|Studienmodell
  > Vollzeit oder Teilzeit|wie studiert wird|Zeitmodell|Umfang des Studiums
  > Wird in Vollzeit studiert?|Wie wird studiert?|Welches Zeitmodell gilt?|Ist es ein Fernstudium?
registrar = Studierendensekretariat|Leitung Studienbüro|Sachbearbeitung|Im Auftrag
  > wer die Bescheinigung ausstellt|Person im Studienbüro|zuständig für Studierende|wer das Studium bestätigt
  > Wer bestätigt das Studium?|Wer im Studienbüro ist zuständig?|Wer stellt die Bescheinigung aus?|Welche Person bescheinigt es?
fineNumber = Aktenzeichen Bußgeld|Bescheid-Nr.|Verwarnungs-Nr.|Kassenzeichen
  > Nummer des Strafzettels|was bei Zahlung anzugeben ist|Kennzeichen des Bescheids|Vorgangsnummer der Verwarnung
  > Welche Nummer hat der Strafzettel?|Was ist bei der Zahlung anzugeben?|Unter welcher Nummer läuft die Verwarnung?|Wie lautet das Kennzeichen des Bescheids?
offence = Tatvorwurf|Ordnungswidrigkeit|Verstoß|Vorwurf
  > was falsch gemacht wurde|verletzte Regel|Grund der Verwarnung|Art der Tat
  > Was hat der Fahrer falsch gemacht?|Gegen welche Regel wurde verstoßen?|Weshalb wird verwarnt?|Was wird vorgeworfen?
offenceTime = Tatzeit|Datum / Uhrzeit|Zeitpunkt des Verstoßes|Festgestellt am
  > wann es geschah|Tag und Stunde der Tat|Augenblick der Feststellung|wann das Auto gesehen wurde
  > Wann geschah es?|Zu welcher Zeit wurde das Auto gesehen?|An welchem Tag war die Tat?|Wann wurde es bemerkt?
offencePlace = Tatort|Ort des Verstoßes|Ort|Straße der Tat
  > wo es geschah|wo das Auto stand|Stelle der Tat|Platz der Feststellung
  > Wo geschah es?|Wo stand das Auto?|In welcher Straße war die Tat?|An welcher Stelle wurde es gesehen?
officerNumber = Dienst-Nr.|Kontrolleur|Personal-Nr. der Überwachungskraft|Bearbeiter-Nr.
  > Kennung des Kontrolleurs|wer aufgeschrieben hat (Nummer)|Nummer der Politesse|Dienstausweis
  > Welche Nummer hat der Kontrolleur?|Wer hat aufgeschrieben (Nummer)?|Unter welcher Kennung arbeitet die Politesse?|Was steht auf dem Dienstausweis?
fineAmount = Verwarnungsgeld|Bußgeld|Geldbuße|Höhe der Verwarnung
  > was die Tat kostet|zu zahlende Strafe|Strafbetrag|Geld für den Verstoß
  > Was kostet die Tat?|Wie hoch ist die Strafe?|Wie viel ist für den Verstoß zu zahlen?|Welche Strafe wird verlangt?
reducedFine = Ermäßigter Betrag|Ermäßigtes Verwarnungsgeld|Bei sofortiger Zahlung|Verminderter Betrag
  > weniger bei schneller Zahlung|Strafe mit Nachlass|günstigerer Betrag|was man früh zahlt
  > Wie viel ist es bei schneller Zahlung?|Wie hoch ist der günstigere Betrag?|Was kostet es mit Nachlass?|Was zahlt, wer früh zahlt?
reducedUntil = Ermäßigung bis|Ermäßigt bei Zahlung bis|Nachlass bis|Sofortzahlung bis
  > Ende des Nachlasses|letzter Tag für weniger Geld|Frist der schnellen Zahlung|wie lange es günstiger ist
  > Bis wann ist es günstiger?|Wann endet der Nachlass?|Was ist die Frist für den kleineren Betrag?|Bis wann zahlt man weniger?
appealUntil = Einspruch bis|Einspruchsfrist|Widerspruch bis|Einspruch möglich bis
  > letzter Tag, um sich zu wehren|Ende der Frist zum Anfechten|wann man nicht mehr anfechten kann|Schluss für Einwände
  > Bis wann kann man sich wehren?|Wann ist die Frist zum Anfechten vorbei?|Bis wann müssen Einwände da sein?|Wann wird der Bescheid rechtskräftig?
`);
