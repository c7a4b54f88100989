import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  delivery_date: {
    asked: `(liefer|ubergabe|fertigstellungs)(datum|termin)
      wann … (geliefert|ubergeben|fertiggestellt|ubergabe|lieferung)`,
    certain: `(lieferung|ubergabe|geliefert|ubergeben|fertigstellung) …(am|bis|zum|bis zum|spatestens am) _`,
  },
  payment_date: {
    asked: `(zahlungs|falligkeits)(datum|termin|tag)
      wann … (fallig|zahlen|bezahlt)`,
    certain: `(fallig|zahlbar|zu zahlen) …(am|bis|bis zum|zum) _`,
  },
  meeting_date: {
    asked: `(datum|tag|wann) … (?<!nachste )(sitzung|versammlung|besprechung)
      (sitzungs|versammlungs)(datum|termin)`,
    certain: `(sitzung|versammlung|besprechung|protokoll) …… (vom|am) (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)?,? ?(dem |den )?_`,
    contrary: `nachste … _`,
  },
  next_meeting_date: {
    asked: `nachste (…)?(sitzung|versammlung|besprechung)`,
    certain: `nachste (…)?(sitzung|versammlung|besprechung|termin) …… _`,
  },
  birth_date: {
    asked: `geburtsdatum
      wann … geboren`,
    certain: `(geboren|geb·|geburtsdatum:?)( am)? _`,
  },
  chair: {
    asked: `(sitzungs|versammlungs)?(leiter|leitung|vorsitz|vorsitzender|vorsitzende)
      wer … (leitet|leitete|vorsitz)`,
    certain: `(leitung|vorsitz|versammlungsleiter|sitzungsleiter|geleitet|eroffnet)( hat| hatte| war| ist|:| von| durch| ubernimmt)* _
      _ … (leitet|leitete|eroffnet|eroffnete|ubernimmt den vorsitz)`,
  },
  minute_taker: {
    asked: `(protokollfuhrer|protokollant|schriftfuhrer|protokollfuhrerin|schriftfuhrerin|protokoll)`,
    certain: `(protokollfuhrer|protokollfuhrerin|protokollant|schriftfuhrer|schriftfuhrerin|protokoll)( ist| war|:| fuhrt| fuhrte)* _
      _ … (fuhrt|fuhrte|schreibt) das protokoll`,
  },
  job_title: {
    asked: `(stelle|position|tatigkeit|stellenbezeichnung|berufsbezeichnung|funktion)
      als was …`,
    certain: `(eingestellt|beschaftigt|angestellt|tatig|tritt …|wird …)( …)?,? als _
      als _ (eingestellt|beschaftigt|angestellt|tatig)`,
  },
};
