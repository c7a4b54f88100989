import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  notice_date: {
    asked: `notice (date|given)
      date of (the )?(notice|termination letter)
      when … notice (given|served)`,
    certain: `notice (is |was |has been )?(given|served|dated)( on)? _`,
    likely: `notice … (on|dated) _`,
  },
  delivery_date: {
    asked: `(delivery|completion|handover|hand-over|closing) date
      date of (delivery|completion|handover|closing)
      when … (delivered|delivery|handed over|completed)`,
    certain: `(deliver|delivered|delivery|handed over|completed|completion|closing)( shall| will| to)?( be| take place| occur)? … (on|by|no later than|not later than|before)( or before)? _
      (delivery|completion|closing) date (is|means|shall be|of|:) _`,
    likely: `(deliver|delivered|delivery|completion) … _`,
  },
  payment_date: {
    asked: `(payment|due) date
      date of (the )?(first )?payment
      when … (paid|due|payable)`,
    certain: `(payment|instalment|installment|rent|amount) … (due|payable|made|paid) (on|by|no later than|before)( or before)? _`,
    likely: `(due|payable|paid|pay)( on| by) _`,
  },
  meeting_date: {
    asked: `(date|day) of (the )?(?!next)(meeting|assembly|session)
      meeting date
      when … (?<!next )(meeting|meet|held|take place|took place)`,
    certain: `(meeting|assembly|session) …… (held|took place|convened|met) …… on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)?,? ?_
      minutes of …… (held|of)( on)? _`,
    likely: `(held|took place|convened|met) …on _`,
    contrary: `next (meeting|assembly|session) … _
      (previous|last) (meeting|assembly|session|minutes) … _`,
  },
  next_meeting_date: {
    asked: `next (…)?(meeting|assembly|session)`,
    certain: `next (…)?(meeting|assembly|session) …… (on|for|:) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)?,? ?_
      next (…)?(meeting|assembly|session) …… _`,
    likely: `(adjourned|reconvene|meet again) … (to|on|until) _`,
  },
  birth_date: {
    asked: `date of birth
      birth date
      birthday
      when … born`,
    certain: `(born|date of birth)( on)? ?:? ?_`,
  },
  chair: {
    asked: `(chair|chairman|chairwoman|chairperson|president) … (meeting|assembly|session)
      (chair|chairman|chairwoman|chairperson)
      (who) … (chaired|presided|led|opened)`,
    certain: `(chaired|presided over|opened|led|called to order)( at [0-9:· apm]+)? by( the)?( chair| chairman| chairwoman| chairperson| president)?,? _
      _ ?,? (took the chair|chaired|presided|was in the chair|acted as chair|in the chair)
      (chair|chairman|chairwoman|chairperson)( of the meeting)?( is| was|,|:) ?_`,
  },
  minute_taker: {
    asked: `(minute|minutes) … (taker|taken|written|kept|recorded|by)
      (who) … (minutes)
      (secretary|minute taker|minute-taker|recorder|keeper of the minutes)`,
    certain: `(minutes|record|notes) … (taken|kept|recorded|written|prepared) by _
      _ ?,? (took|kept|recorded|wrote) the minutes
      _ ?,? (acted as|as|was appointed) (the )?(secretary|minute taker|recorder)
      (secretary|minute taker|recorder)( is| was|,|:) ?_`,
  },
  job_title: {
    asked: `(job|position|role|function)( title)?
      (title|position|role) of (the )?(employee|executive)
      (as what|what) … (employed|hired|work|position|job|role)
      employed as`,
    certain: `(employ|employs|employed|hire|hires|hired|engage|engages|engaged|appoint|appointed|work|works|serve|serves) …… (as|in the position of|in the capacity of|in the role of)( the| an?)? _
      (position|role|job title|title|post) (of|is|will be|shall be)( that of)?( the| an?)? _`,
  },
};
