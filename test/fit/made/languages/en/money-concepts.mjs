import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of claims, loans, cards, pensions, gifts, shares, taxes on land and cheques. */
export const moneyConcepts = parseConcepts(`
insurer = Insurer|Insurance company|Underwriter|Insured with
  > company that pays the damage|name of the insurance firm|carrier of the risk|insurance provider
  > Which insurance company is it?|Who insures the person?|Which company settles the damage?|Who is the underwriter?
claimNumber = Claim no.|Claim number|Claim reference|Loss no.|Our claim
  > file number of the damage|identifier of the claim|case number at the insurer|reference for this loss
  > Under which number is the damage handled?|What is the number of the claim?|Which reference does the loss have?|How is the claim filed?
lossDate = Date of loss|Date of accident|Loss date|Incident date
  > day the damage happened|when the accident took place|day of the event insured|damage date
  > When did the damage happen?|On which day was the accident?|When did the loss occur?|What day did it happen?
lossPlace = Place of loss|Place of accident|Location of loss|Where it happened
  > town of the accident|scene of the damage|where the damage took place|accident location
  > Where did the damage happen?|In which town was the accident?|Where did the loss occur?|What is the scene of the accident?
lossDescription = Description of loss|What happened|Cause of loss|Circumstances
  > how the damage came about|account of the accident|nature of the damage|what was damaged and why
  > How did the damage come about?|What was damaged?|What happened exactly?|Why is a claim made?
claimedSum = Amount claimed|Claimed amount|Total claimed|Estimate of damage
  > what the insured asks for|money demanded for the damage|sum of the claim|requested compensation
  > How much is demanded?|What does the insured ask for?|How high is the claim?|To how much does the damage come?
settledSum = Settlement amount|Amount paid|Claim payment|We will pay
  > what the insurer pays out|compensation granted|sum after the own share|approved payment
  > How much does the insurer pay?|What sum is granted?|How high is the compensation?|How much does the customer receive?
claimsHandler = Claims handler|Claims adjuster|Handled by|Case manager
  > employee who deals with the claim|person at the insurer|who settles the damage|adjuster in charge
  > Who handles the claim?|Who at the insurer is in charge?|Which adjuster is it?|Who deals with the damage?
payoutDate = Payout date|Paid out on|Payment will be made on|Date of settlement
  > day the money is sent|when the compensation is paid|transfer day|day the payment leaves
  > When is the money paid out?|On which day is the compensation sent?|When will the customer get the money?|When is the claim settled?
lender = Lender|Creditor|Financing bank|Loan provider
  > who gives the loan|institute that lends the money|party the money is owed to|bank granting credit
  > Who lends the money?|Which institute gives the loan?|To whom is the money owed?|Who is the creditor?
debtor = Borrower|Debtor|Loan applicant|Borrower's name
  > who takes the loan|person owing the money|party that must repay|recipient of the loan
  > Who takes the loan?|Who must repay?|Who owes the money?|Who borrows?
loanAmount = Loan amount|Principal|Amount of loan|Amount financed|Net loan
  > sum that is lent|money borrowed|size of the loan|credit sum
  > How much is lent?|What is the size of the loan?|How much money is borrowed?|What sum does the borrower get?
interestRate = Interest rate|Nominal rate|Annual interest|APR|Rate p.a.
  > percentage charged for the money|price of borrowing per year|yearly percentage|interest in percent
  > How high is the interest?|What percentage is charged a year?|At what rate is the money lent?|Which rate applies?
loanTerm = Loan term|Term of loan|Duration of loan|Repayment period
  > how long the loan runs|time for paying back|months or years of the loan|length of the credit
  > How long does the loan run?|In what time must it be paid back?|Over how many months is it repaid?|What is the length of the loan?
loanNumber = Loan no.|Loan account|Loan agreement no.|Contract no.
  > number of the loan|identifier of the credit|file number of the financing|loan id
  > What is the number of the loan?|Under which number does the loan run?|Which loan account is it?|How is the credit identified?
firstPaymentDate = First payment|First instalment due|Repayment starts|First due date
  > day repayment begins|when the first rate is paid|start of paying back|initial payment day
  > When does repayment begin?|On which day is the first rate paid?|When must one pay for the first time?|From when is it repaid?
collateral = Security|Collateral|Secured by|Secured on
  > what secures the loan|pledge for the credit|thing the bank may take|asset serving as guarantee
  > What secures the loan?|What is pledged?|What can the bank take?|With what is the credit secured?
cardHolder = Cardholder|Card member|Name on card|Cardmember name
  > person with the card|to whom the card belongs|user of the credit card|holder of the card account
  > To whom does the card belong?|Who has the credit card?|Whose card is it?|Which name is on the card?
cardNumber = Card number|Card no.|Account ending in|Card
  > digits on the card|number of the credit card|card identifier|plastic card number
  > What is the number of the card?|Which card is it?|What digits does the card have?|Which card was charged?
creditLimit = Credit limit|Total credit line|Spending limit|Card limit
  > most that can be spent|upper bound of the card|credit frame|maximum on the card
  > How much can be spent at most?|How high is the limit?|What is the upper bound of the card?|Up to what sum can the card be used?
availableCredit = Available credit|Credit available|Left to spend|Remaining credit
  > what can still be spent|rest of the credit line|open credit|money left on the card
  > How much can still be spent?|What is left on the card?|How much credit remains?|What sum is still open to use?
minimumPayment = Minimum payment|Minimum amount due|Minimum payment due|Least to pay
  > smallest sum that must be paid|lowest rate this month|least one has to transfer|required payment
  > What is the least that must be paid?|How much must one pay at least?|What is the smallest payment allowed?|Which sum is required now?
rewardPoints = Reward points|Points balance|Bonus points|Points earned
  > points collected with the card|loyalty points|credit in the bonus scheme|number of points
  > How many points were collected?|What is the balance of points?|How many loyalty points are there?|What stands on the bonus account?
pensionFund = Pension fund|Pension provider|Scheme|Scheme name
  > institution that pays the pension|name of the retirement scheme|provider of the pension plan|fund administering it
  > Which fund is it?|Who runs the pension scheme?|Which provider sent this?|What is the scheme called?
pensionMember = Member|Member name|Scheme member|Insured member
  > person whose pension it is|who pays into the scheme|name of the member|future pensioner
  > Whose pension is it?|Who is the member?|Who pays into the scheme?|About which member is it?
memberNumber = Member no.|Membership number|Member reference|Scheme reference
  > number of the member|identifier in the scheme|membership id|file number of the member
  > What is the number of the member?|Under which number is the member known?|Which membership number is it?|How is the member identified?
retirementDate = Retirement date|Normal retirement date|Selected retirement date|Pension begins
  > day the pension starts|when the person stops working|first day as a pensioner|start of retirement
  > When does the pension start?|When can the person retire?|On which day does retirement begin?|From when is the pension paid?
retirementAge = Retirement age|Normal retirement age|Pension age|NRA
  > how old at the start of the pension|age for stopping work|years of age at retirement|pensionable age
  > At what age does the person retire?|How old must the member be?|From what age is it paid?|What is the pensionable age?
fundValue = Fund value|Current value|Value of your pension pot|Transfer value|Total savings
  > what has been saved so far|worth of the savings|pension capital|balance of the pot
  > How much has been saved?|What are the savings worth?|How large is the pension pot?|What is the capital today?
projectedPension = Projected pension|Estimated monthly pension|Forecast pension|Expected pension
  > pension one may expect|likely income in old age|future monthly payment|forecast of the payments
  > How high will the pension be?|What may the member expect in old age?|What is the forecast?|How much will be paid later?
yearContributions = Contributions this year|Paid in this year|Annual contributions|Contributions received
  > money put in during the year|yearly payments to the fund|what was added this year|sum of payments made
  > How much was paid in this year?|What was added during the year?|How high are the yearly payments?|What did the member contribute?
deathBenefit = Death benefit|Lump sum on death|Death in service benefit|Payable on death
  > what the heirs get|sum paid if the member dies|survivors' payment|benefit for the family
  > What do the heirs get?|How much is paid if the member dies?|What sum goes to the family?|How high is the survivors' payment?
charity = Charity|Organisation|Received by (charity)|Non-profit
  > who receives the gift|organisation that got the money|name of the good cause|beneficiary of the gift
  > Which organisation got the gift?|To whom was money given?|Which charity is it?|Who thanks for the gift?
donor = Donor|Received from|Name of donor|Giver
  > who gave the money|benefactor|person who made the gift|name of the supporter
  > Who gave the money?|Who made the gift?|From whom did it come?|Who is the benefactor?
donationAmount = Donation|Amount donated|Amount of gift|Gift amount
  > how much was given|sum of the gift|value of the contribution|money received from the supporter
  > How much was given?|How large is the gift?|What sum did the supporter give?|What is the value of the gift?
donationDate = Date of donation|Gift date|Donated on|Date of gift
  > day the gift was made|when the money was given|day the contribution came in|gift day
  > When was the gift made?|On which day was money given?|When did the contribution come in?|When did the supporter pay?
donationPurpose = Purpose|Designated for|In support of|Use of funds
  > what the gift is used for|project that is supported|aim of the gift|cause the money goes to
  > What is the gift for?|Which project is supported?|How will the money be used?|To what cause does it go?
donationKind = Type of donation|Kind of gift|Form of contribution|Donation type
  > whether money or goods were given|nature of the gift|gift in cash or kind|category of the contribution
  > Was money or were goods given?|What kind of gift is it?|In which form was it given?|Which type was ticked?
taxExemptNumber = Tax-exempt no.|Charity registration no.|EIN|Exemption notice no.
  > number of the tax exemption|registration of the charity|identifier as a non-profit|tax file of the organisation
  > Under which number is the charity registered?|What is the number of the exemption?|Which identifier does the organisation have?|What number proves that it is a charity?
receiptNumber = Receipt no.|Receipt number|Receipt #|No. of receipt
  > number of the receipt|identifier of this slip|running number of the paper|voucher number
  > What is the number of the receipt?|Which number does this slip have?|Under which number was it issued?|What is the slip's number?
shareCompany = Company|Name of company|Issuer of shares|Corporation
  > firm whose shares they are|stock corporation|which shares are held|company that pays the dividend
  > Of which company are the shares?|Which firm pays the dividend?|In which company is money invested?|Who issued the shares?
shareholder = Shareholder|Registered holder|Holder of shares|Stockholder
  > who owns the shares|investor|person getting the dividend|owner of the stock
  > Who owns the shares?|Who gets the dividend?|Which investor is it?|To whom does the stock belong?
shareCount = Number of shares|Shares held|Holding|No. of shares
  > how many shares are owned|quantity of stock|size of the holding|units in the depot
  > How many shares are held?|How large is the holding?|What is the quantity of stock?|For how many shares is it paid?
dividendPerShare = Dividend per share|Rate per share|Payment per share|Dividend rate
  > what one share yields|amount for each share|distribution on one unit|per-share payment
  > What is paid on one share?|How much does each share yield?|What is the payment for a single share?|How high is the distribution on one unit?
grossDividend = Gross dividend|Gross payment|Dividend before tax|Gross amount
  > payment before taxes|yield before deductions|full distribution|total without tax taken off
  > How much is it before tax?|What is the full distribution?|How high is the payment before deductions?|What was earned before tax?
withholdingTax = Withholding tax|Tax deducted|Tax withheld|Less tax
  > tax taken from the dividend|what the tax office keeps|deduction at source|tax on the yield
  > How much tax was kept back?|What goes to the tax office?|How high is the deduction?|What was taken off at source?
netDividend = Net dividend|Net payment|Dividend after tax|Amount credited
  > payment after taxes|what reaches the account|yield after deductions|sum paid to the investor
  > How much is it after tax?|What reaches the account?|How much does the investor receive?|What remains of the dividend?
recordDate = Record date|Ex-dividend date|Holding as at|Register date
  > day that decides who gets it|cut-off day for holders|day the holding was counted|reference day
  > Which day decides who is paid?|On which day was the holding counted?|What is the cut-off day?|As of which day must one hold the shares?
dividendPaidOn = Payment date|Payable on|Dividend payment date|Value date
  > day the dividend arrives|when the money is credited|day of the distribution|payout day
  > When is the dividend paid?|On which day is the money credited?|When does the distribution take place?|When do shareholders get it?
isin = ISIN|Security no. (ISIN)|Securities ID|WKN / ISIN
  > international number of the security|identifier of the stock|code of the shares|securities number
  > What is the international number of the security?|Which code do the shares have?|How is the stock identified?|What is the securities number?
propertyOwner = Owner|Owner of record|Property owner|Taxpayer
  > to whom the land belongs|who must pay the tax|landowner|person in the land register
  > To whom does the land belong?|Who must pay the tax?|Who owns the house?|Who is in the land register?
parcelNumber = Parcel no.|Parcel ID|APN|Plot number|Assessor's parcel no.
  > number of the plot|identifier of the land|cadastral number|lot in the land register
  > What is the number of the plot?|Which parcel is taxed?|How is the land identified?|What is the cadastral number?
assessedValue = Assessed value|Total assessed value|Taxable value|Rateable value
  > worth of the property for the tax|value set by the office|basis of the tax|what the land counts for
  > What is the property worth to the tax office?|On what value is the tax based?|At how much was the land assessed?|Which value was set?
landTaxRate = Tax rate|Millage rate|Rate of tax|Levy rate
  > percentage of the tax|share of the value to be paid|how much tax per hundred|rate of the levy
  > Which percentage is taken?|How high is the rate of the levy?|What share of the value is due?|At what percentage is the land taxed?
propertyTaxDue = Property tax|Tax due|Total tax|Annual tax|Council tax
  > tax on the land for the year|sum owed to the town|yearly levy on the house|what the owner must pay
  > How much tax is due on the property?|What must the owner pay for the year?|How high is the levy?|What does the town demand?
taxExemption = Exemption|Homestead exemption|Less exemption|Exempt amount
  > part of the value not taxed|deduction from the value|relief for owners|tax-free share
  > How much of the value is not taxed?|What is deducted from the value?|How high is the relief?|Which part is free?
payee = Pay to the order of|Payee|Pay|Pay to
  > who gets the money|beneficiary of the cheque|person to be paid|in whose favour it is made out
  > To whom is the cheque made out?|Who gets the money?|Who is to be paid?|In whose favour is it?
drawer = Drawer|Account of drawer|Issued by (drawer)|Maker
  > whose account is debited|who wrote the cheque|party that pays|company that drew it
  > Who wrote the cheque?|Whose account is debited?|Who pays?|Which firm drew it?
chequeNumber = Cheque no.|Check no.|Check number|Cheque number
  > number of the cheque|serial on the cheque form|identifier of the check|running number of the form
  > What is the number of the cheque?|Which check is it?|What serial is printed on it?|How is the cheque numbered?
chequeAmount = Amount|The sum of|Amount of cheque|Sum
  > money the cheque is for|value of the check|sum to be paid out by the bank|figure in the box
  > For how much is the cheque?|What sum is to be paid?|What is the value of the check?|How much will the bank pay out?
sortCode = Sort code|Routing no.|Bank code|ABA no.
  > code of the bank branch|number of the bank|routing identifier|clearing number
  > What is the code of the bank?|Under which number is the branch known?|What is the routing identifier?|Which clearing number does the bank have?
memoLine = Memo|For|In payment of|Note
  > what the cheque is for|purpose of the payment|remark on the cheque|reason for paying
  > What is the payment for?|Which purpose is noted?|Why was it paid?|What remark stands on the cheque?
`);
