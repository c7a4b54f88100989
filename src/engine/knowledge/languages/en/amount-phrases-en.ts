import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
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
};
