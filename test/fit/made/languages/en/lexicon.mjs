import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'en',
  formLabels:
    list(`Name|Full name|Date|Date of birth|Address|City|State|Zip code|Country|Phone|Phone number|Telephone
    Fax|Fax no.|E-mail|Account|Account no.|Account number|Customer|Customer no.|Client|Invoice no.|Order no.|Purchase order
    Reference|Your ref.|Our reference|Subject|Re|To|From|cc|Company|Department|Division|Title|Position|Manager|Supervisor
    Signature|Approved by|Prepared by|Received by|Requested by|Checked by|Date received|Date approved|Due date|Start date
    End date|Expiry date|Effective date|Period|Term|Amount|Total amount|Balance|Unit price|Price|Quantity|Qty|Discount|Tax
    Net|Gross|Currency|Bank|Description|Description of goods|Remarks|Comments|Notes|Reason|Reason for visit|Purpose
    Instructions|Special instructions|Results|Conclusion|Objective|Background|Summary|Method|Materials used|Sample|Sample no.
    Batch no.|Lot #|Serial no.|Model|Type|Type of product|Brand|Category|Class|Code|Item|Part number|Weight|Gross weight
    Net weight|Length|Width|Height|Diameter|Temperature|Pressure|Moisture content|pH|Volume|Density|Color|Size|Style|Location
    Site|Region|Territory|Warehouse|Carrier|Vehicle|License no.|Driver|Route|Destination|Origin|Port of loading|Contact
    Contact person|Attention|Attn|Number of pages|Pages incl. cover sheet|Pages|Time|Time in|Hours worked|Rate|Job title
    Job no.|Project|Project name|Project number|Program|Budget|Estimated cost|Actual cost|Employee|Employee no.|Employee name
    Social security number|Sex|Age|Marital status|Occupation|Employer|School|Degree|Year|Patient|Physician|Diagnosis|Allergies
    Policy no.|Insurance company|Claim number|Case no.|Court|Attorney|Plaintiff|Defendant|Filing date|Registration no.
    Permit number|Agency|Media|Publication|Issue date|Circulation|Audience|Advertiser|Station|Market|Spot length|Distribution
    Authorized by|Witness|Tenant|Landlord|Property address|Rent|Deposit|Meter no.|Reading|Previous reading|Consumption
    Service address|Event|Event name|Venue of the event|Expected guests|Sponsor|Chairman|Members present|Absent|Agenda item
    Action required|Completed by|Target date|Status|Priority|Complaint|Response|Follow up|Test|Test date|Test method|Analyst
    Equipment|Operator|Shift|Line speed|Machine no.|Supplier|Vendor|Manufacturer|Dealer|Buyer|Ship to|Bill to|Sold to|Ship via
    Terms of payment|Delivery date|Yes|No|Other|Other (specify)|Nature of business|Nature of work|Type of request
    Present address|Permanent address|How long at this address|Name and address of employer|Do you agree with the proposal
    Date and place of issue|Name of the person who made the report`),
  joiners: [' / ', ' and ', ' or ', ' of ', ' & '],
  firstNames:
    words(`John Mary Ana Peter Luisa Thomas Greta Wilhelm Ines Omar Priya Chen David Ruth Paul Helen Marcus Yuki
    Nora K. R. J. S.`),
  lastNames:
    words(`Miller Okafor Schmidt Garcia Tanaka Brown Lindqvist Rossi Dubois Hansen Kowalski Patel Nguyen Adams Baker
    Costa Fischer Moreau Olsen Walsh`),
  companyWords:
    list(`Northwind|Harbor|Delta|Apex|Summit|Orchard|Blue River|Granite|Pioneer|Cedar|Falcon|Mercury|Atlas|Vega
    Lakeside|Sterling|Beacon|Evergreen|Ironbridge|Copper Hill`),
  legalForms: list('Inc.|Ltd.|Company|Corp.|LLC|& Co.|Services|Laboratories|Industries|Trading|Partners'),
  towns: list(
    'Springfield|Riverton|Oakdale|Kingston|Aurora|Madison|Leeds|Toronto|Ashford|Fairview|Salem|Bristol',
  ),
  regions: words('NY CA TX OH VA WA IL GA'),
  streets:
    list(`Main Street|Oak Avenue|Park Road|Harbor Drive|Mill Lane|Church Street|Station Road|Garden Way|Lake Street
    Hill Road`),
  street: '{number} {street}',
  zip: '99999',
  townLine: '{town}, {region} {zip}',
  words:
    words(`the a of and to in for with on by is was are be this that from at as has been will not all any our their its
    which were have more than may can should must during after before between within under over new main other same first
    second several each report sample product test market request order plant system material results program review change
    level study water paper quality display account store sales price unit number plan area cost value control data design
    effect field filter group increase reduce current analysis process period method standard proposed required available
    additional complete general final present line surface weight color visit contact customer delivery package supply season
    campaign support training budget meeting schedule approved received attached following`),
  months: words(`January February March April May June July August September October November December`),
  shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  dateFormats: list('M/D/YY|MM/DD/YYYY|MMMM D, YYYY|D MMM YYYY|M-D-YY|MMM D, YYYY|D MMMM YYYY|YYYY-MM-DD'),
  group: ',',
  decimal: '.',
  moneyFormats: list('$#|$#|#|$ #|USD #'),
  units: words('mm kg g lbs in. cm hrs days units'),
  phones: list('(299) 399-9999|299-399-9999|299/399-9999|+1 299 399 9999|299.399.9999'),
  shortAnswers: list('N/A|None|Yes|No|X|x|See attached|Various|All'),
  choices: [
    ['Yes', 'No'],
    ['Male', 'Female'],
    ['Monthly', 'Weekly', 'Yearly'],
    ['New', 'Renewal', 'Other'],
    ['Single', 'Married', 'Divorced', 'Widowed'],
    ['Cash', 'Check', 'Card'],
  ],
};
