import type {SentenceLanguage} from '../../sentence-language.js';

const agreement = '(agreement|contract|lease|deed|letter|indenture|policy|tenancy|license|licence)';

export const sentences: SentenceLanguage = {
  abbreviations:
    'inc|corp|ltd|co|no|nos|mr|mrs|ms|dr|jr|sr|st|esq|art|sec|cf|approx|bros|assoc|dept|ave|rd|blvd|ste|apt|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|plc|llc|llp|messrs|prof|hon|viz|vs|incl|excl|p·a|n·v|s·a|l·p|l·l·c|u·s|n·a|b·v',
  articles: 'the|this|a|an|such|said|that',
  numberWords:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty-one|twenty-four|twenty four|twenty-eight|thirty|thirty-six|thirty six|forty|forty-five|forty-eight|fifty|sixty|seventy-two|ninety|hundred|one hundred|one hundred and eighty|one hundred eighty|one hundred twenty|a',
  timeUnits: 'days?|weeks?|months?|years?|hours?',
  timeUnitLeads: 'calendar|business|working|full|consecutive|complete|additional|whole|clear|further',
  ordinals: 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth',
  anniversary: 'anniversary',
  years: 'years',
  courtesies: 'mr|mrs|ms|miss|dr|messrs|sir|madam|mx|prof|professor',
  insideNames: 'of|the|for|de|la|van|von|der|den|du|di|da|al|bin|at|in',
  notNames:
    'this|that|the|these|an|a|any|all|each|it|he|she|they|we|i|you|your|our|my|his|her|its|agreement|contract|lease|deed|company|companies|corporation|employee|employer|executive|party|parties|exhibit|section|article|schedule|annex|appendix|page|effective|date|confidential|information|confidentiality|non-disclosure|nondisclosure|mutual|state|county|court|courts|agreed|landlord|tenant|lessor|lessee|buyer|seller|purchaser|vendor|borrower|lender|guarantor|licensor|licensee|recipient|discloser|disclosing|receiving|insured|insurer|policyholder|client|customer|contractor|consultant|supplier|owner|agent|bank|board|director|directors|affiliate|affiliates|subsidiary|subsidiaries|transaction|term|services|premises|property|witness|whereas|recitals|background|now|therefore|and|or|of|by|between|with|in|on|to|as|employment|associate|undersigned|second|first|non-competition|non-solicitation|title|name|signature|president|secretary|officer|chief|monday|tuesday|wednesday|thursday|friday|saturday|sunday|law|laws|january|february|march|april|may|june|july|august|september|october|november|december',
  stateLeads:
    "state of|states of|commonwealth of|province of|republic of|federal republic of|kingdom of|canton of|territory of|people's republic of|grand duchy of|principality of|emirate of",
  lawAdjectives:
    'english|scottish|scots|irish|german|french|swiss|austrian|dutch|belgian|italian|spanish|portuguese|swedish|danish|norwegian|finnish|polish|turkish|canadian|australian|indian|japanese|chinese|israeli|israel|american|greek',
  lawWords: 'law|laws',
  addressEnds:
    'which|together with|known as|for|with|being|as|to|including|on|from|at a|at the|hereinafter|subject|is|are|shall|will|whose|where|and the|and all|between',
  titleEnds:
    'and|at|with|in|on|for|from|reporting|based|who|under|by|pursuant|effective|starting|commencing|or|the',
  askingWords:
    'what|which|who|whom|whose|when|where|how|much|many|is|are|was|were|the|a|an|of|in|on|at|for|to|by|from|does|do|did|be|been|it|its|this|that|and|or|with|as|give|state|stated|there|has|have|will|must|should|long|name|value|please|find|extract|document|agreement|contract|letter|lease|any|text|per',
  roles: {
    landlord: 'landlord|lessor|landlady|owner',
    tenant: 'tenant|lessee|renter|occupier',
    employer: 'employer|company',
    employee: 'employee|executive|associate|worker|staff member',
    seller: 'seller|vendor|supplier',
    buyer: 'buyer|purchaser|customer',
    lender: 'lender|bank|creditor',
    borrower: 'borrower|debtor',
    guarantor: 'guarantor|surety',
    licensor: 'licensor|licenser',
    licensee: 'licensee',
    disclosing: 'disclosing party|discloser|disclosing',
    receiving: 'receiving party|recipient|receiving',
    insurer: 'insurer|insurance company|underwriter',
    insured: 'insured|policyholder|policy holder|insured person|assured',
    client: 'client|principal|customer',
    contractor: 'contractor|consultant|service provider|provider|freelancer|subcontractor',
    agent: 'agent|broker|managing agent',
  },
  concepts: {
    effective_date: {
      hasDateline: true,
      asked: `effective date
        date of (the )?effect
        (come|came|comes|coming) into (force|effect)
        (when|from when|since when) … (binding|effective|valid|apply|applies|begin|begins|start|starts|commence|commences)
        (binding|effective|valid|in force) (from|since|as of)
        (commencement|start|starting|beginning|inception) date
        (start|commencement|beginning|inception) of (the )?(…)?(term|lease|tenancy|employment|agreement|contract|policy|cover|insurance|rental|work)
        (first|starting) day of (the )?(…)?(term|lease|tenancy|employment|agreement|contract|policy|cover|work)
        (lease|tenancy|contract|employment|policy|agreement) (start|begin|begins|starts|commencement)
        date of (the )?${agreement}
        agreement date`,
      certain: `effective date("\\))? ?(of this ${agreement} )?(is|means|shall be|shall mean|being|:)? _
        _ … \\((the |hereinafter |collectively )?"?(the )?(effective|commencement|start) date
        effective (as of|on|from|as from) _
        ${agreement} … is (made|entered into|executed|dated|concluded)( and (entered into|effective|executed|dated|made))?( effective)?( as)?( of| on)?( of)?,? _
        made and entered into( effective)?( as)?( of| on)?( this)? _
        (commence|commences|commencing|begin|begins|beginning|start|starts|starting|in force|comes into force|takes effect|take effect|enters into force)( as)? (on|from|of|with effect from)( and including)? _
        (commencement|start|starting) date (is|of|shall be|means|will be|:) _
        with effect from _`,
      likely: `(made|entered into|executed|concluded|dated|effective)( and [a-z]+)?( effective)?( as)?( of| on| this)?,? _
        dated( this| as of| the)? _
        (from|term of … from|period from) _ … (to|until|through|and ending|expiring|ending) ……
        as of _ … by and between
        first day of (employment|work|the term) (is|will be|shall be) _`,
      possible: `as of _
        (executed|signed)( and [a-z]+)?( this ${agreement})?( as of| on| effective)?( this)? _
        in witness whereof … _
        (effective|commencing|from) _
        date(d)? ?:? ?_`,
      contrary: `certain [^.;]{3,80} dated( as of)? _
        (amended|expire|expires|terminate|until|before|by|prior to|no later than) _
        (purchase|merger|employment|loan|credit|prior|previous|other) agreement,? dated( as of)? _
        pursuant to …dated( as of)? _`,
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
      asked: `(date|day) of (the )?(…)?(meeting|assembly|session)
        meeting date
        when … (meeting|meet|held|take place|took place)`,
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
    governing_law: {
      asked: `governing law
        (applicable|governing|choice of|which|whose|what) law(s)?
        law(s)? (that |which )?(governs|applies|apply|govern|applicable)
        governed by
        jurisdiction`,
      certain: `(govern|governed|governing|construed|interpreted|enforced|enforceable|subject to) ……… law(s)?( and regulations)?,? (of|in|from)( force in)?( the)? _
        (govern|governed|construed|interpreted|subject to) …… (the )?law(s)? of( the)? _
        (govern|governed|construed|interpreted|enforced) …… _ law(s)?
        (govern|governed|construed|interpreted) …… (internal|substantive|domestic|local) law(s)? of( the)? _
        law(s)? of( the)? _ (shall|will|is to|are to)? ?(govern|apply|applies|control|be applicable)
        law(s)? of( the)? _ … (govern|govern|applicable|applies|apply|control)
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
        repaid … over( a period of)? _
        _ (from|after|following) the (date of )?(disclosure|receipt|effective date|date of this agreement|date hereof)`,
      likely: `for (a|an|the)( [a-z-]+){0,2} (period|term) (of|equal to|ending|that is|not (exceeding|less than))( at least| up to| not less than)? _
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
      certain: `(on|upon|giving|by|with|of|gives?|given|serving|after|provide|providing|subject to)( at least| not less than| no less than| a minimum of)? _ ?'?s?'? ?(prior |written |advance |clear |previous )*notice
        notice (period )?(of|is|shall be|will be)( at least| not less than| a minimum of)? _
        _ ?'?s?'? ?(prior |written |advance |previous )*notice`,
      likely: `(notice|terminate|terminated|cancel) …… _`,
    },
    probation_period: {
      asked: `probation
        probationary
        trial period`,
      certain: `(probation|probationary|trial) … (of|is|for|be|last|lasts|first) _
        first _ … (probation|probationary|trial)
        _ (probation|probationary|trial)( period)?`,
    },
    rent: {
      asked: `(monthly |annual |yearly |weekly |basic |base |net |gross |total )*(rent|rental)( amount)?
        how much … rent
        rent … (month|year|week|amount)`,
      certain: `rent( of the premises| for the (premises|property))?( payable)?( under this [a-z]+)?,? (is|of|shall be|will be|be|amounts to|at|in the (sum|amount) of)( the (sum|amount|rate) of)? _
        (pay|pays) … rent … _
        (monthly|annual|yearly|weekly|base|basic) rent … _
        _ (per|each|a|every) (calendar )?(month|week|year|quarter) … (rent|as rent)`,
      likely: `(rent|rental) …… _
        _ (per|each|a|every|p·) ?(calendar )?(month|week|year|annum|quarter|m|c)`,
      contrary: `(deposit|bond|late|fee) … _
        _ … (deposit|late fee)`,
    },
    deposit: {
      asked: `(security |tenancy |rental |damage )?(deposit|bond)`,
      certain: `(deposit|bond)( \\("?[a-z ]+"?\\))?,? (is|of|shall be|will be|be|amounts to|in the (sum|amount) of|equal to)( the (sum|amount) of)? _
        _ … (as|by way of|for)( a)?( security| damage| rental| tenancy)? (deposit|bond)
        deposit …… _`,
      likely: `deposit …… _`,
    },
    price: {
      asked: `(purchase |sale |selling |contract |total |agreed )*(price|consideration|purchase money)
        (how much|what) … (cost|costs|price|paid for)
        contract (sum|value|amount)`,
      certain: `(price|consideration|contract sum) … (is|of|shall be|will be|be|amounts to|in the (sum|amount) of|equal to|totalling)( the (sum|amount) of)? _
        (sell|sells|sold|buy|buys|purchase|purchases) …… for( the| a)?( total| purchase| agreed)*( price| sum| amount)?( of)? _`,
      likely: `(price|cost|costs|consideration) …… _`,
    },
    fee: {
      asked: `(service |management |arrangement |agency |late |licen[sc]e |annual |monthly |membership |hourly )*(fee|fees|charge|remuneration|royalty|commission|rate)
        how much … (fee|charge|charged)`,
      certain: `(fee|fees|charge|remuneration|royalty|commission) … (is|of|shall be|will be|be|amounts to|in the (sum|amount) of|at)( the (sum|amount) of)? _`,
      likely: `(fee|fees|charge|remuneration|commission|honorarium) …… _
        _ … (fee|charge|per hour|an hour|hourly)`,
    },
    salary: {
      asked: `(gross |annual |monthly |yearly |base |basic |starting )*(salary|wage|wages|pay|compensation|remuneration)
        how much … (earn|paid|pay|earns)`,
      certain: `(salary|wage|wages|base pay|basic pay|remuneration|compensation) … (is|of|shall be|will be|be|amounts to|at( a| the)? rate of|in the (sum|amount) of)( the (sum|amount|rate) of)? _
        (pay|paid) … (salary|wage|wages) … _
        _ (per|a|each) (year|month|annum|hour) … (salary|wage|gross)`,
      likely: `(salary|wage|wages|remuneration|compensation|paid) …… _
        _ (gross |net )?(per|a|each) (year|month|annum|hour)`,
      contrary: `(bonus|allowance|reimburse|expenses) … _`,
    },
    principal: {
      asked: `(loan|principal|credit|borrowed|facility) (amount|sum)
        (amount|sum|size) of (the )?(loan|credit|facility)
        principal
        how much … (loan|lent|borrow|borrowed|lend)`,
      certain: `(loan|principal|credit|facility|advance)( amount| sum| facility)? … (is|of|shall be|will be|be|amounts to|up to|in the (principal |total |aggregate )?(sum|amount) of)( the (sum|amount) of)? _
        (lend|lends|lent|borrow|borrows|advance|grant|grants) …… _
        principal (sum|amount) of _`,
      likely: `(loan|principal|borrow|lend) …… _`,
      contrary: `(instalments?|installments?|repay|repaid|fee) … of _`,
    },
    limit: {
      asked: `(limit|sum insured|insured sum|coverage amount|amount insured|sum assured|liability limit|maximum)
        (limit|maximum|cap) … (liability|indemnity|cover|coverage|insurance)
        how much … (covered|insured|cover)`,
      certain: `(limit|limit of (liability|indemnity)|sum insured|insured sum|sum assured|cover|coverage|liability) …… (is|of|shall be|will be|be|to|up to|not exceed|exceed|limited to|amounts to)( the (sum|amount) of)?( a maximum of)? _
        (maximum|up to)( of)? _
        limited to _`,
      likely: `(limit|insured|cover|coverage|liability) …… _`,
      contrary: `(premium|excess|deductible) … _`,
    },
    premium: {
      asked: `(annual |monthly |yearly |total |insurance )*premium`,
      certain: `premium … (is|of|shall be|will be|be|amounts to)( the (sum|amount) of)? _`,
      likely: `premium …… _
        _ … premium`,
    },
    excess: {
      asked: `(policy |voluntary |compulsory )*(excess|deductible|self-insured retention)
        (how much|what) … (bear|pay) (yourself|himself|first)`,
      certain: `(excess|deductible) … (is|of|shall be|will be|be|amounts to)( the (sum|amount) of)? _
        first _ of (each|every|any)( and every)? (claim|loss)`,
      likely: `(excess|deductible) …… _
        _ … (excess|deductible)`,
    },
    penalty: {
      asked: `(contractual |late |payment )*(penalty|liquidated damages|late fee)`,
      certain: `(penalty|liquidated damages|late fee|late charge) … (is|of|shall be|will be|be|amounts to|in the (sum|amount) of)( the (sum|amount) of)? _`,
      likely: `(penalty|liquidated damages|late fee|late charge) …… _`,
    },
    interest_rate: {
      asked: `(interest|borrowing|annual|lending) rate
        rate of (the )?interest
        interest
        what … interest`,
      certain: `(interest|rate of interest|interest rate) …… (is|of|shall be|will be|be|at|at( a| the)?( fixed| variable| annual)? rate of|accrues? at|equal to) _
        _ (interest|per annum|p·a|a year|per year)`,
      likely: `interest …… _`,
      contrary: `(late|default|overdue|penalty) … _`,
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
  },
};
