import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-en.js';
import {contractPhrases} from './contract-phrases-en.js';
import {eventPhrases} from './event-phrases-en.js';

export const sentences: SentenceLanguage = {
  abbreviations:
    'inc|corp|ltd|co|no|nos|mr|mrs|ms|dr|jr|sr|st|esq|art|sec|cf|approx|bros|assoc|dept|ave|rd|blvd|ste|apt|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|plc|llc|llp|messrs|prof|hon|viz|vs|incl|excl|p·a|n·v|s·a|l·p|l·l·c|u·s|n·a|b·v',
  articles: 'the|this|a|an|such|said|that',
  numberWords:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty-one|twenty-four|twenty four|twenty-eight|thirty|thirty-six|thirty six|forty|forty-five|forty-eight|fifty|sixty|seventy-two|ninety|hundred|one hundred|one hundred and eighty|one hundred eighty|one hundred twenty|a',
  cardinals: 'one two three four five six seven eight nine ten eleven twelve',
  timeUnits: 'days?|weeks?|months?|years?|hours?',
  timeUnitLeads: 'calendar|business|working|full|consecutive|complete|additional|whole|clear|further',
  ordinals: 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth',
  anniversary: 'anniversary',
  years: 'years',
  documentWords:
    'agreement|contract|lease|deed|certificate|policy|minutes|letter|exhibit|schedule|annex|appendix|article|section|form|indenture|memorandum|addendum|amendment',
  nameLeads: 'between|among|by|to|from|and|whereas|mr|mrs|ms|miss|dr|messrs|sir|madam|mx|prof|professor',
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
  denying: String.raw`not|no|never|without|none|neither|nor|cannot|exclud\w*|except|prohibit\w*|forbidden|declin\w*|refused|refuses|refusal|waiv\w*|exempt\w*|free of`,
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
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
