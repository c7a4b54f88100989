import {list} from '../list.mjs';

/** Values and headings of papers of money and home. */
export const moneyWords = {
  headings: {
    'insurance-claim': list('Your claim|Settlement of your claim|Claim settlement letter'),
    'loan-agreement': list('Loan agreement|Consumer credit agreement|Mortgage loan'),
    'card-statement': list('Credit card statement|Card statement|Your card account'),
    'pension-statement': list('Annual pension statement|Your pension statement|Benefit statement'),
    'donation-receipt': list('Donation receipt|Gift acknowledgement|Receipt for charitable contribution'),
    'dividend-notice': list('Dividend notice|Dividend confirmation|Dividend tax voucher'),
    'property-tax-bill': list('Property tax bill|Council tax bill|Real estate tax statement'),
    cheque: list('Cheque|Check'),
    'rent-receipt': list('Rent receipt|Receipt for rent paid'),
    'property-listing': list('For sale|House for sale|Property details'),
    'energy-certificate': list('Energy performance certificate|Energy certificate'),
    'telecom-bill': list('Your mobile bill|Telephone bill|Monthly statement'),
    'warranty-card': list('Warranty card|Guarantee certificate|Product registration'),
  },
  columns: {
    instalmentDue: list('Due|Payable by'),
    minutes: list('Minutes|Units'),
  },
  lists: {
    lossDescription: list(
      'Water came through the ceiling after a pipe burst in the flat above|A car hit the garden fence while reversing|The bicycle was stolen from the cellar|Hail damaged the roof and {2-9} windows|The rear bumper was dented in a car park by an unknown driver',
    ),
    loanTerm: list('{12-96} months|{2-30} years|{12-72} monthly instalments'),
    collateral: list(
      'Land charge on the house|Pledge of the vehicle|Personal guarantee of {person}|none|Savings account',
    ),
    charity: list(
      '{town} Food Bank|{word} Children Fund|Friends of the {word} Forest|Hospice {town}|{surname} Foundation',
    ),
    donationPurpose: list(
      'School in {town}|Planting trees|Relief after the flood|General purposes|Animal shelter|New organ',
    ),
    donationKind: list('Money|Goods|Waiver of expenses'),
    memoLine: list('Rent {month}|Invoice ####|Repair of roof|Birthday gift|Deposit'),
    instalments: list('First instalment|Second instalment|Third instalment|Fourth instalment'),
    paymentMethod: list('Cash|Check|Bank transfer|Card'),
    heating: list('Gas central heating|Heat pump|Oil heating|District heating|Wood pellets|Electric heaters'),
    buildingType: list(
      'Detached house|Terraced house|Mid-floor flat|Apartment building|Semi-detached house|Bungalow',
    ),
    tariff: list('Mobile {5-30} GB|Family Plus|Flat {word}|Business L|Talk & Surf M|Prepaid basic'),
    calls: list(
      'Calls abroad|Calls to mobile networks|Text messages|Roaming data|Directory enquiries|Voice mail',
    ),
    warrantyCovers: list(
      'all parts and labour, not wear and tear|defects in material and workmanship|the compressor only, for {5-10} years|repair or replacement, batteries excluded',
    ),
  },
};
