import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms:
    'ltd, limited, llc, l l c, inc, incorporated, corp, corporation, co, company, plc, llp, lp, pty ltd, pte ltd, pvt ltd, gbr, co ltd',
  businessWords: `restaurant cafe coffee bistro bar pub bakery kitchen food foods grocer hotel hostel resort market mart
      supermarket hypermarket minimarket store stores shop boutique hardware stationery books bookstore book
      pharmacy clinic electrical electronics gallery motor motors auto garage petrol station services service
      solutions systems industries industrial group holding international marketing machinery construction
      bank company enterprise enterprises trading traders gift decor deco furniture fashion salon center centre
      associates consulting studio foundation university school express depot`,
  greetings: 'dear hello hi',
  salutations: 'mr, mrs, ms, miss, messrs, to, attn, attention',
  courtesies: 'mr|mrs|ms|miss',
  defining: 'herein(?:after)?|hereafter|henceforth',
  definingClauses: 'herein(?:after)?|hereafter',
  naming:
    'the a called jointly collectively individually together referred to as each a party hereto known tenant(s)',
  listOpenings: '(?:by and )?between|by|on the one (?:part|hand)|on the other (?:part|hand)',
  and: 'and',
  between: 'between',
  endOfName: String.raw`of|residing|resident|living|presently|currently|whose|having|with its|a company|company n\p{L}*|represented|born`,
  beforeAddress:
    '(?:both |all |presently |currently )?(?:residing at|resident at|living at|of|at)|with its registered office (?:at|in)|registered office',
  behindAddress: 'represented|born',
  nameLabels: 'name|companyname|customername|company',
  addresses: {
    streetWords: `street st road rd avenue ave boulevard blvd lane ln drive dr court square highway hwy suite floor flr
      level unit lot block building plaza mall tower po box no`,
    streetsBehindNumbers:
      'street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|court|ct|way|square|highway|hwy|parkway|pkwy|terrace|crescent|close|loop|circle|row|place|pl|parade',
    longWords:
      'street avenue boulevard square highway building centre center floor ground level tower plaza complex industrial estate garden heights village shopping',
    countries: `germany, austria, switzerland, france, spain, italy, portugal, brazil, netherlands, belgium, poland,
      sweden, denmark, norway, finland, turkey, united kingdom, uk, england, scotland, ireland, usa, united
      states, united states of america, canada, mexico, australia, malaysia, singapore, indonesia, thailand,
      luxembourg, czech republic, hungary, greece`,
    postcodeLabels: 'post ?code|postal code|zip|city|town|state',
  },
};
