import type {SentenceLanguage} from '../../concepts/sentence-language.js';

const agreement = '(agreement|contract|lease|deed|letter|indenture|policy|tenancy|license|licence)';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  effective_date: {
    hasDateline: true,
    asked: `effective date
      date of (the )?effect
      (come|came|comes|coming) into (force|effect)
      (when|from when|since when) … (binding|effective|valid|apply|applies)
      (binding|effective|valid|in force) (from|since|as of)
      date of (the )?${agreement}
      agreement date`,
    certain: `effective date("\\))? ?(of this ${agreement} )?(is|means|shall be|shall mean|being|:)? _
      _ … \\((the |hereinafter |collectively )?"?(the )?(effective|commencement|start) date
      effective (as of|on|from|as from) _
      ${agreement} … is (made|entered into|executed|dated|concluded)( and (entered into|effective|executed|dated|made))?( effective)?( as)?( of| on)?( of)?,? _
      made and entered into( effective)?( as)?( of| on)?( this)? _
      (comes into force|takes effect|take effect|enters into force|enter into force)( as)? (on|from|of|with effect from)( and including)? _
      with effect from _`,
    likely: `(commence|commences|commencing|begin|begins|beginning|start|starts|starting)( as)? (on|from|of)( and including)? _
      (made|entered into|executed|concluded|dated|effective)( and [a-z]+)?( effective)?( as)?( of| on| this)?,? _
      dated( this| as of| the)? _
      (from|term of … from|period from) _ … (to|until|through|and ending|expiring|ending) ……
      as of _ … by and between`,
    possible: `as of _
      (executed|signed)( and [a-z]+)?( this ${agreement})?( as of| on| effective)?( this)? _
      in witness whereof … _
      (effective|commencing|from) _
      date(d)? ?:? ?_`,
    contrary: `certain ……dated( as of)? _
      (amended|expire|expires|terminate|until|before|by|prior to|no later than) _
      (purchase|merger|employment|loan|credit|prior|previous|other) agreement,? dated( as of)? _
      pursuant to …dated( as of)? _`,
  },
  start_date: {
    asked: `(commencement|start|starting|beginning|inception) date
      (start|commencement|beginning|inception) of (the )?(…)?(term|lease|tenancy|employment|agreement|contract|policy|cover|insurance|rental|work)
      (first|starting) day of (the )?(…)?(term|lease|tenancy|employment|agreement|contract|policy|cover|work)
      (lease|tenancy|contract|employment|policy|agreement) (start|begin|begins|starts|commencement)
      (when|from when) … (begin|begins|start|starts|commence|commences)`,
    certain: `(commence|commences|commencing|begin|begins|beginning|start|starts|starting)( as)? (on|from|of)( and including)? _
      (commencement|start|starting) date (is|of|shall be|means|will be|:) _
      _ … \\((the )?"?(the )?(commencement|start) date
      (from|term of … from|period from) _ … (to|until|through|and ending|expiring|ending) ……
      with effect from _
      first day of (employment|work|the term) (is|will be|shall be) _`,
    likely: `(effective|in force|takes effect|comes into force)( as)?( of| on| from)? _
      from _`,
    possible: `(made|entered into|executed|concluded|dated)( and [a-z]+)?( effective)?( as)?( of| on| this)?,? _`,
    contrary: `(expire|expires|terminate|until|before|by|prior to|no later than) _`,
  },
  signing_date: {
    hasDateline: true,
    asked: `(signing|signature|execution) date
      date … (signed|signature|signing|executed|execution)
      when … (signed|executed|made|concluded|written)
      date of (the )?(letter|minutes|notice)
      (letter|document) date`,
    certain: `in witness whereof … _
      (signed|executed)( and [a-z]+)? … ( as of| on| at [a-z]+,? on| this)( this)? _
      (signed|executed) (in|at) [^.;]{2,40},? (on|this)? ?_`,
    likely: `(made|entered into|dated|concluded)( and [a-z]+)?( effective)?( as)?( of| on| this)?,? _
      (signed|signature|date|dated) ?:? ?_`,
    possible: `as of _`,
  },
  end_date: {
    asked: `(end|ending|expiry|expiration|termination|maturity) date
      (end|expiry|expiration|termination|maturity) of (the )?(…)?(term|lease|tenancy|employment|agreement|contract|policy|cover|insurance|rental|loan)
      last day of (the )?(…)?(term|lease|tenancy|employment|agreement|contract|policy|cover|work)
      (when|until when|how long until) … (end|ends|expire|expires|terminate|terminates|run out|mature|matures)
      (final )?repayment date
      (valid|binding|in force) until`,
    certain: `(expire|expires|expiring|end|ends|ending|terminate|terminates|terminating|mature|matures|run out)( automatically)? (on|at midnight on|at the end of|as of) _
      (expiry|expiration|termination|end|maturity|final repayment) date (is|means|shall be|of|will be|:|"?\\)?)? ?_
      _ \\((the )?"?(the )?(expiry|expiration|termination|end|maturity|final repayment) date
      repaid in full (on|by|no later than)( or before)? _
      (from|beginning|commencing|starting) … (to|until|till|through|and ending on|and expiring on|up to)( and including)?( midnight on)? _`,
    likely: `(until|through|up to|till)( and including)? _
      _ ?,? (at which|when) … (expire|end|terminate)`,
  },
  governing_law: {
    asked: `governing law
      (applicable|governing|choice of|which|whose|what) law(s)?
      law(s)? (that |which )?(governs|applies|apply|govern|applicable)
      governed by
      jurisdiction`,
    certain: `(govern|governed|governing|construed|interpreted) ……… law(s)?( and regulations)?,? (of|in|from)( force in)?( the)? _
      (govern|governed|construed|interpreted|subject to) …… (the )?law(s)? of( the)? _
      (govern|governed|construed|interpreted|enforced) …… _ law(s)?
      (govern|governed|construed|interpreted) …… (internal|substantive|domestic|local) law(s)? of( the)? _
      law(s)? of( the)? _ (shall|will|is to|are to)? ?(govern|apply|applies|control|be applicable)
      law(s)? of( the)? _ … (govern|govern|applicable|applies|apply|control)
      (govern|governed|construed|interpreted|subject)( and (construed|interpreted|enforced|governed))?( exclusively| solely)? (by|in accordance with|under|according to|to)( the)? _
      _ law (shall|will)? ?(govern|governs|apply|applies|control|controls)
      governing law ?[:.]? … _`,
    likely: `(under|with|by|pursuant to)( and in accordance with)? the (internal |substantive )?law(s)? of( the)? _
      (govern|governed|construed|interpreted|enforced|subject)[^;]{0,260}? law(s)? of( the)? _
      the law(s)? of( the)? _`,
    possible: `(jurisdiction|venue|courts?|forum|arbitration) …… (of|in|within|sitting in|located in)( the)? _
      (jurisdiction|venue|forum) …… _`,
    contrary: `(corporation|company|partnership|organized|organised|incorporated|existing|registered|formed|qualified|authorized) … (under|by|in) (the )?(laws of )?(the )?_
      _ (limited liability company|corporation|company|limited partnership|partnership|statutory trust)
      (revised|code|statutes?|act) … of _`,
  },
  court_place: {
    asked: `(place|seat|location) of (the )?(court|courts|jurisdiction|arbitration|venue)
      (which|what|competent|where) … (court|courts|arbitration|venue)
      (exclusive )?venue
      (competent|exclusive) (court|courts|jurisdiction)
      place of jurisdiction
      jurisdiction`,
    certain: `(exclusive|sole)? ?(jurisdiction|venue) …… (courts?|tribunals?) … (of|in|sitting in|located in|at|for)( the)?( city of)?( county of)? _
      (courts?|tribunals?)( located)? (of|in|sitting in|located in|at)( the)?( city of)?( county of)? _ …… (jurisdiction|venue)
      (seat|place) of (the )?(arbitration|jurisdiction) … (is|shall be|will be|:) _
      venue …… (in|shall be|be|is) _`,
    likely: `(courts?|venue|arbitration|jurisdiction) …… (in|of|at)( the)? _`,
  },
  term: {
    asked: `(term|duration|length|lifetime)( of| :|$)
      (for )?how (long|many (months|years|months or years|days|weeks))
      (lease|contract|policy|loan|agreement|initial|fixed) (term|period|duration)
      (term|duration)
      period of (validity|the (lease|agreement|contract|loan|policy))`,
    certain: `(this )?${agreement} …… (expire|expires|terminate|terminates|remain in (full )?(force and )?effect|remain effective|be in effect|be effective|continue|continues|endure|last|shall have a term of|is for a term of) …… _
      (obligations?|covenants?|restrictions?|provisions?|duty|duties|confidentiality) …… (expire|expires|terminate|terminates|survive|survives|continue|continues|remain|end|cease|lapse|last|extend|be binding|in effect|binding) …… _
      (term|duration) (of )?(this |the )?(${agreement}|loan|employment)? … (is|shall be|will be|be|of|for)( for)?( a)?( fixed)?( period| term)?( of)? _
      (confidential|keep|hold|disclose|maintain|protect) ……… (for|during|until) … _ (from|after|following|thereafter|commencing|beginning)
      (fixed |initial )?term of _
      repaid … over( a period of)? _`,
    likely: `_ (from|after|following) the (date of )?(disclosure|receipt|effective date|date of this agreement|date hereof)
      for (a|an|the)( [a-z-]+){0,2} (period|term) (of|equal to|ending|that is|not (exceeding|less than))( at least| up to| not less than)? _
      (period|term) (of|equal to|ending|that is|consisting of)( at least| up to| not less than)? _
      _ (from|after|following|commencing|beginning|starting)
      _ (term|anniversary)
      (until|within|for|during) … _ (anniversary|thereafter|subsequent|period)`,
    possible: `for _
      period of _
      (expire|expires|terminate|survive|remain) …… _`,
    contrary: `(within|upon|at least|not less than|no later than|more than|prior)( the)?( prior)? _ (notice|prior|written|advance|after (such )?(request|receipt|notice)|of (receipt|such|the))
      (on|upon|giving|by|with)( at least| not less than)? _ ('|prior |written |advance )+notice
      (employee|employed|solicit|hire|compete|non-solicit|non-compet|restricted period|standstill|probation|probationary) ……… _
      _ … (solicit|hire|employ|compete|probation)
      (during|in|within|preceding) the (last|previous|prior|preceding) _`,
  },
  notice_period: {
    asked: `notice period
      period of notice
      (how (long|much)|what) … notice
      notice … (months|weeks|days|terminate|termination)
      (termination|cancellation) (notice|period)`,
    certain: `notice period (of|is|shall be|will be)( at least| not less than| a minimum of)? _
      (terminate|terminated|cancel|end|ended) … (on|upon|giving|by|with|of|serving|subject to)( at least| not less than| no less than| a minimum of)? _ ?'?s?'? ?(prior |written |advance |clear |previous )*notice`,
    likely: `(on|upon|giving|by|with|of|gives?|given|serving|after|provide|providing|subject to)( at least| not less than| no less than| a minimum of)? _ ?'?s?'? ?(prior |written |advance |clear |previous )*notice
      notice (of|is|shall be|will be)( at least| not less than| a minimum of)? _
      _ ?'?s?'? ?(prior |written |advance |previous )*notice`,
    possible: `(notice|terminate|terminated|cancel) …… _`,
    contrary: `(probation|probationary|trial) …… (during|on|with|within) … _`,
  },
  probation_period: {
    asked: `probation
      probationary
      trial period`,
    certain: `(probation|probationary|trial) … (of|is|for|be|last|lasts|first) _
      first _ … (probation|probationary|trial)
      _ (probation|probationary|trial)( period)?`,
  },
  premises: {
    asked: `(address|location|place) of (the )?(…)?(premises|property|flat|house|apartment|office|building|leased|rented|rental|let|workplace|unit|object)
      (premises|property|rental|leased|rented|flat|house|apartment) (address|location)
      (which|what|where) … (premises|property|flat|house|apartment|leased|let|rented|rent)
      (rented|leased|demised) (premises|property|house|flat|apartment)`,
    certain: `(premises|property|flat|house|apartment|dwelling|building|unit|office|offices|land|space)( which is| that is)?,? (located|situated|situate|lying|known)( and being| as)?( at| in| on)? _
      (premises|property|flat|house|apartment|dwelling|building) (at|known as|being|:) _
      (lets?|leases?|rents?|demises?|hires?)( out)?( to the [a-z]+)? … (at|known as|located at|situated at) _`,
    likely: `(located|situated|situate) (at|in|on) _
      (premises|property) (is|are|means|of) _
      place of work … (is|be|at) _`,
    contrary: `(offices?|address|residing|resident|living) (at|of) _`,
  },
  party: {
    asked: `(parties|party)
      (who|whom) … (agreement|contract|sign|signed|signs|concluded|between)
      (contracting|contractual) (party|parties|partner|partners)
      between whom`,
    certain: `(made|entered into|concluded|executed|agreement|contract|lease|letter)? …… (by and between|by and among|between|among|by and amongst)( and among)? ?:? ?_
      (by and between|by and among|between|among) ……… and( the)? _ ?,? ?(\\(|,|an? |having |with |whose |of |residing|resident|located)
      _ ?,? ?(an? )?([a-z]+ ){0,4}(corporation|company|partnership|trust|individual|association|bank)?[^.;()]{0,100}? ?\\((the|this|hereinafter|herein|collectively|together|individually|each|formerly|referred|"|')`,
    likely: `(on behalf of|employ(ed|ment) (by|with)|agreement with|in favor of|in favour of|relationship with|employed by|associate of|employee of|furnished by|provided by|disclosed by|request of|offer from|executed by|given by) _
      (by and between|by and among|between|among) ……… and( the)? _
      (dear)( mr| mrs| ms| dr| sir| madam)?·? _
      _ ?,? ?(an?|the) [a-z]+ (limited liability company|corporation|company|limited partnership|partnership|statutory trust|trust|association|national banking association)
      between ……… and _`,
    possible: `(and|with|to|by|from|of) _`,
    contrary: `(laws of|state of|county of|city of|commonwealth of|court of|courts of|courts in) (the )?_
      (agreement|plan|act|deed|exhibit|article|section|dated) … (as of|dated|by and among) _
      attention ?:? _`,
  },
  role: {
    asked: '',
    certain: `_ ?,?[^;()]{0,260}? ?\\(? ?(the |hereinafter |hereafter |herein |collectively |together |individually |each |referred to |called |known |as |also |an? |with [^()]{3,80})*"?(the |an? )?"?{role}"?( or [^()]{2,40}| and [^()]{2,40})?\\)
      _ ?,? (as|hereinafter|hereinafter called|hereinafter referred to as) (the |an? )?"?{role}
      (the |name of the )?{role}( is|:| means| shall mean|,) ?_
      {role}" (is|means|shall mean|refers to) _`,
    likely: `{role}( is| are|,|:|\\)|")+ ?:? _
      _ ?,? (the |an? |our |your ){role}
      (by|from|with|to) (the |our |your )?{role} _`,
  },
  role_address: {
    asked: `address
      (where|place) … (live|lives|reside|resides|based|registered|located|seat|residence)
      registered office
      residence`,
    certain: `(of|at|residing at|resident at|living at|whose (registered )?(address|office) is( at)?|with (its )?(registered |principal )?(offices?|place of business|address) (at|in|located at)|having (its |an )?(registered |principal )?(office|offices|address|place of business) (at|in)|located at|address ?:?) _`,
  },
};
