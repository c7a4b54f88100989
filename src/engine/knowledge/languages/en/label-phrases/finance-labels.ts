/** Cards, loans, mortgages, pensions, shares, cheques, taxes in detail, bills of supply in detail. */
export const finance = {
  purchases_total: `purchases (total/amount/new), total purchases, amount purchases, new purchases/charges, total spent (card), card purchases, new transactions/activity
    = Purchases, Total Purchases, New Purchases, New Charges, Purchases and Adjustments, Transactions, New Transactions, Charges?`,
  payments_and_credits: `payments credits, credits payments, payments made last/previous, payments received card/statement
    = Payments and Credits, Payments/Credits, Payments, Credits, Payments Received, Less Payments, Payment?`,
  cash_advance: `cash advance/advances (amount/limit/total), amount cash advance, cash withdrawals (card), cash advance line
    = Cash Advances, Cash Advance, Cash Advance Limit, Cash Limit, Cash Withdrawals`,
  fees_charged: `fees charged, total fees charged, bank/account fees/charges/fee, monthly account/maintenance fee, amount fees, charges bank/account, maintenance fee account, service charge account
    = Fees Charged, Total Fees, Fees, Bank Charges, Account Fees, Monthly Maintenance Fee, Service Charges, Monthly Service Fee, Fees and Charges, Total Fees for This Period`,
  reward_points: `reward/rewards/loyalty/bonus points/miles/balance, points (balance/earned/collected), miles earned, cash back earned, count points/miles earned
    = Rewards Points, Points Balance, Points Earned, Total Points, Reward Points, Miles Earned, Rewards Balance, Bonus Points, Points, Cash Back Earned`,
  past_due_amount: `past due/overdue/arrears (amount/balance/total), amount past due/overdue/arrears, overdue total, total overdue/arrears, past due
    = Past Due Amount, Amount Past Due, Overdue Amount, Amount Overdue, Arrears, Past Due, Total Overdue, Overdue, Overdue Balance`,
  card_type: `card type/brand, type card/brand, credit card company, kind card, card issuer
    = Card Type, Type of Card, Card, Card Brand, Card Issuer, Scheme?`,
  card_expiry: `card expiry/expiration/valid (date/until/thru), expiry (date) card, date card expires, card expires
    = Card Expiry Date, Expiry Date, Valid Thru, Exp. Date, Exp Date, Expires End, Valid Until, Expiration Date, Exp?`,
  cardholder: `cardholder (name/full), card holder/owner (name), name cardholder/card (holder), name card belongs
    = Cardholder Name, Cardholder, Name on Card, Card Holder, Cardholder's Name, Card Member, Name of Cardholder`,
  terminal_number: `terminal number/id card/payment/till, terminal id, number terminal, terminal number, till (number), cash register number, pos (number), merchant number/id, register number store
    = Terminal ID, Terminal No.|Number, TID, Till No., Register No., Register #, Merchant ID, Merchant No.|Number, MID, POS No., Till, Term ID, REG?`,
  average_balance: `average (daily) balance, daily balance average, average ledger balance
    = Average Daily Balance, Average Balance, Average Ledger Balance, Avg. Balance, Average Collected Balance`,
  interest_earned_ytd: `interest year date, total interest earned/paid year, interest earned/paid year/date
    = Interest Paid Year-to-Date, Interest Earned YTD, Interest Earned, Interest Paid YTD, Interest Paid This Year`,
  transaction_count: `count transactions/payments/items/entries/deposits/withdrawals/cheques, transactions (count)
    = Number|No. of Transactions, Total Transactions, Transactions, Number of Items, No. of Entries, Item Count, Items?`,
  transaction_type: `transaction type, type transaction, kind transaction
    = Transaction Type, Type of Transaction, Trans. Type, Trans Type, Transaction, Type?`,

  lender: `lender/creditor (name), name lender/creditor, name lends/lent (loan/money/credit), name gives/grants loan/money/credit, lending bank/institution, mortgagee, loan provider/company, loan granted by
    = Lender, Lender's Name, Name of Lender, Lender Name, Creditor, Mortgagee, Lending Institution, Loan Provider, Secured Party, Bank?`,
  borrower: `borrower/debtor (name), name borrower/debtor, name borrows/borrowed/owes (loan/money/credit), name takes/took loan/money/credit (out), mortgagor, loan applicant, loan taken by, co borrower, person borrows
    = Borrower, Borrower's Name, Name of Borrower, Borrower Name, Borrower(s), Debtor, Mortgagor, Loan Applicant, Co-Borrower?, Customer?`,
  guarantor: `guarantor/surety (name), name guarantor/guarantees (loan/debt/rent), co signer, cosigner, surety name
    = Guarantor, Guarantor's Name, Name of Guarantor, Surety, Co-Signer, Cosigner, Guarantors`,
  collateral: `collateral (loan/description), security loan/mortgage, pledged property/asset, loan secured by, secured by
    = Collateral, Security, Security for Loan, Collateral Description, Security Interest, Pledged Assets, Secured By`,
  loan_term: `loan/mortgage/credit/repayment/amortization term/period/duration, term/period/duration loan/mortgage/credit/repayment, count months/years/payments/instalments/installments loan, loan years/months/runs, tenure loan, count instalments/installments, term/period/duration loan/mortgage months/years, count months/years loan, loan/mortgage repaid over
    = Loan Term, Term of Loan, Mortgage Term, Repayment Period, Amortization Period, Term (Months), Loan Period, Number of Payments, No. of Instalments|Installments, Tenure, Original Term, Term, Remaining Term?`,
  maturity_date: `maturity (date), date maturity/matures, loan/deposit/bond/policy matures/maturity (date/on), final payment date loan, date loan repaid/ends/end, loan end date, maturity date loan/deposit/bond/note
    = Maturity Date, Date of Maturity, Maturity, Matures On, Final Payment Date, Date of Final Payment, Loan End Date, Redemption Date, Due Date?`,
  first_payment_date: `first payment/instalment/installment/repayment (date/due), date first payment/instalment/installment/repayment (due), payments begin/start (date), start payments/repayments
    = First Payment Date, First Payment Due, Date of First Payment, First Instalment|Installment Date, First Payment, Payments Begin, Repayment Start Date, First Due Date`,
  disbursement_date: `disbursement/funding/advance date loan, disbursement date, date loan disbursed/paid/granted/made/funded, loan date, date loan, origination date
    = Disbursement Date, Date of Disbursement, Funding Date, Loan Date, Date of Loan, Origination Date, Date of Note, Drawdown Date, Advance Date`,
  total_of_payments: `total payments loan/credit, total payable/repayable loan/credit, total repayment (amount), total cost credit/loan, amount repaid total, total amount repaid/repayable
    = Total of Payments, Total Amount Payable, Total Repayable, Total Amount Repayable, Total Cost of Credit, Total Repayment, Total Payments?`,
  finance_charge: `finance charge (amount/total), amount finance charge, cost credit, credit charges
    = Finance Charge, Total Finance Charge, Finance Charges, Cost of Credit, Interest Charges, Interest Charge?`,
  principal_balance: `principal/loan/mortgage balance (outstanding/remaining/current), outstanding/remaining/unpaid principal/loan/mortgage/debt (balance/amount), balance loan/mortgage/principal, loan/mortgage payoff (amount), payoff amount, amount owed loan
    = Principal Balance, Outstanding Principal, Unpaid Principal Balance, Loan Balance, Outstanding Principal Balance, Current Principal Balance, Mortgage Balance, Payoff Amount, Remaining Balance, Balance Outstanding?`,
  principal_paid: `principal portion/payment/paid, principal part payment, repayment principal, capital repayment
    = Principal, Principal Paid, Principal Payment, Principal Portion, Principal Reduction, Capital Repayment`,
  escrow: `escrow (amount/payment/balance/taxes/insurance), impound (account), amount escrow, escrow account balance
    = Escrow, Escrow Payment, Escrow Balance, Escrow Amount, Estimated Escrow, Taxes and Insurance, Impounds, Escrow (Taxes and Insurance)`,
  loan_type: `loan/mortgage/credit type/product/program/purpose, type/purpose/kind loan/mortgage/credit, purpose loan
    = Loan Type, Type of Loan, Loan Purpose, Purpose of Loan, Loan Product, Product, Mortgage Type, Purpose?`,
  origination_fee: `origination/arrangement/processing/closing/application/setup fee/costs loan, origination/arrangement fee, closing costs, loan fee/costs, points loan
    = Origination Fee, Arrangement Fee, Processing Fee, Closing Costs, Loan Origination Fee, Total Closing Costs, Estimated Closing Costs, Set-up Fee`,
  cash_to_close: `cash close, cash to close, amount needed close, cash from borrower, funds due from borrower/buyer
    = Cash to Close, Estimated Cash to Close, Cash from Borrower, Cash from/to Borrower, Due from Borrower at Closing, Balance Due from Buyer`,
  mandate_reference: `mandate (reference/number/id), direct debit mandate (reference/number), sepa mandate (reference), debit mandate reference
    = Mandate Reference, Mandate Ref., Mandate ID, Mandate No., Unique Mandate Reference, UMR, Direct Debit Mandate, Mandate`,
  creditor_id: `creditor id/identifier/number, creditor identification (number), sepa creditor (identifier/id), originator id, service user number
    = Creditor Identifier, Creditor ID, Creditor Identification Number, Service User Number, Originator's Identification Number, Originator ID, Creditor No.`,
  debit_date: `debit/collection/direct debit/withdrawal date, date debit/debited/direct/collected/withdrawn account, payment collected/debited/taken (on/date), date payment collected/debited/taken
    = Direct Debit Date, Debit Date, Collection Date, Payment Collection Date, Date of Debit, Will Be Debited On, Draft Date, Payment Will Be Taken On`,
  amount_in_words: `amount words (letters/written), amount/total written words, sum words, total words, amount letters
    = Amount in Words, Amount (in Words), In Words, Sum of, Total in Words, The Sum of, Rupees, Dollars?, Amount Chargeable (in Words)`,
  drawer: `drawer (cheque/name), name drawer/wrote/writes/issued/signed cheque, cheque drawer/issuer/from, account owner cheque
    = Drawer, Drawer's Name, Name of Drawer, Drawn By, Account Name?, For and on Behalf of?`,
  cheque_date: `cheque date, date cheque (issued/written/drawn)
    = Cheque Date, Check Date, Date of Cheque, Chq. Date, Date?`,
  cheque_amount: `cheque amount/value, amount/value cheque
    = Cheque Amount, Check Amount, Amount of Cheque, Amount of Check, Pay, $?, Amount?`,
  drawee_bank: `drawee (bank), bank drawee/drawn/cheque, cheque bank, cheque drawn on, paying bank
    = Drawee Bank, Drawee, Drawn On, Paying Bank, Bank Name, Bank?`,
  remittance_total: `remittance total/amount, total remittance/remitted, amount remitted/remittance/enclosed/transferred/sent, transfer amount, amount transfer/transferred/remittance, payment total remittance
    = Total Remittance, Amount Remitted, Remittance Amount, Total Remitted, Amount Enclosed, Transfer Amount, Amount Transferred, Payment Total, Total Amount Paid, Net Amount?, Amount?`,
  transfer_date: `transfer/remittance/value date, date transfer/remittance/transferred/executed/value, value date, execution date payment/order, booking date transaction, posting date, post date
    = Value Date, Transfer Date, Date of Transfer, Execution Date, Remittance Date, Date of Remittance, Posting Date, Posted Date, Post Date, Booking Date?`,
  transfer_fee: `transfer/transaction/wire/remittance/bank fee/charge/charges transfer, fee/charge transfer/transaction/wire, transfer fee/charge, wire fee, foreign transaction fee
    = Transfer Fee, Transaction Fee, Wire Fee, Bank Charges, Transfer Charges, Charges, Foreign Transaction Fee, Fee?`,
  exchange_rate: `exchange/conversion/currency/fx rate, rate exchange/conversion, currency exchange rate, foreign exchange rate
    = Exchange Rate, Rate of Exchange, Conversion Rate, FX Rate, Ex. Rate, Currency Rate, Exch. Rate, Rate?`,
  foreign_amount: `foreign (currency) amount, amount foreign/local/original currency, converted/original/instructed amount, equivalent amount
    = Foreign Currency Amount, Foreign Amount, Original Amount, Instructed Amount, Amount in Foreign Currency, Converted Amount, Equivalent, Currency Amount`,
  correspondent_bank: `correspondent/intermediary bank (name/swift), bank correspondent/intermediary, intermediary institution
    = Intermediary Bank, Correspondent Bank, Intermediary, Corresponding Bank, Intermediary Institution`,

  pension_number: `pension/scheme/pensioner number/reference/id, number pension/pensioner, pension (scheme) reference, superannuation number, retirement plan number
    = Pension Number|No., Pension Reference, Pensioner No., Scheme Reference, Plan Number|No., Pension ID, PPO No., Pension Scheme No., Super Member No.`,
  pension_amount: `pension payment/benefit (monthly/annual/gross), pension amount monthly/annual/gross, amount pension monthly/annual/paid, monthly/annual/state/gross/projected pension, retirement benefit (amount), pension paid month/year, pension income, annuity (amount)
    = Monthly Pension, Pension Amount, Annual Pension, Pension Payment, Monthly Benefit, Amount of Pension, Retirement Benefit, Gross Pension, Estimated Pension, Monthly Benefit Amount, Annuity`,
  pension_provider: `pension provider/scheme/fund/plan (name), name pension provider/scheme/fund/plan, retirement plan/fund name, pension administrator, superannuation fund
    = Pension Provider, Pension Scheme, Scheme Name, Pension Fund, Plan Name, Name of Scheme, Fund Name, Super Fund, Plan Administrator`,
  pension_value: `pension pot/fund/plan/total value, value pension/plan/fund/pot, transfer value, fund/plan value, account value retirement, vested balance, total plan value
    = Fund Value, Pension Value, Plan Value, Transfer Value, Total Fund Value, Current Value, Account Value, Vested Balance, Pot Value`,
  retirement_date: `retirement date/age, date retirement/retires/retired, expected/normal/selected retirement date/age, age retirement, pension start date, date pension starts/begins, pension commencement date
    = Retirement Date, Normal Retirement Date, Date of Retirement, Selected Retirement Date, Expected Retirement Date, Retirement Age, Pension Start Date, Pension Commencement Date, Pension Age`,
  employer_contribution: `employer contribution/contributions (pension/total), contribution employer, employer match/share/pension, amount employer contributes/pays
    = Employer Contribution, Employer Contributions, Employer Pension, Employer's Contribution, Employer Match, Company Contribution, ER Contribution, ER Pension, Employer?`,
  employee_contribution: `employee contribution/contributions (pension/total), contribution employee, member contribution, amount employee contributes
    = Employee Contribution, Employee Contributions, Employee's Contribution, Member Contributions, EE Contribution, EE Pension, Your Contributions`,

  shareholder: `shareholder/stockholder/investor/unitholder (name), name shareholder/stockholder/investor, name owns/holds/held shares/stock/units, holder shares/stock/securities, shares issued/registered to
    = Shareholder, Shareholder Name, Name of Shareholder, Stockholder, Shareholder's Name, Registered Holder, Investor, Investor Name, Holder, Unitholder, Account Holder?`,
  share_count: `count shares/stock/securities, count units fund, holding shares, total shares (held/issued), quantity shares/units/securities, units held, shareholding, shares held/owned/issued/total/count/bought/sold
    = Number|No. of Shares, Shares Held, Total Shares, Shares, Shareholding, Shares Issued, Holding, Units Held, Number of Units, Units, Shares Owned, Quantity?`,
  share_class: `share/stock/unit class/type, class/type/kind share/shares/stock/units, share category
    = Class of Shares, Share Class, Class of Stock, Type of Shares, Share Type, Description of Shares, Stock Class, Class?`,
  share_price: `share/stock price/value, price/value share/stock/shares, price/value fund unit, issue/strike/exercise/market price share, nav, net asset value, par value (share/shares), nominal value share/shares
    = Share Price, Price per Share, Unit Price, Market Price, NAV, Nominal Value, Par Value, Exercise Price, Issue Price, Stock Price, Value per Share, Price?`,
  dividend_per_share: `dividend rate/share/per, dividend per share, dividend share (rate/amount), rate dividend, distribution rate/unit
    = Dividend per Share, Dividend Rate, Rate per Share, Cents per Share, Dividend per Ordinary Share, Rate of Dividend, Distribution Rate, Pence per Share`,
  dividend_amount: `dividend (amount/total/net/gross/payment/paid), amount dividend/distribution/dividends, total dividends/dividend, dividends (paid/received/earned/ordinary), net/gross dividend, distribution amount
    = Dividend Amount, Net Dividend, Gross Dividend, Total Dividend, Dividend Payable, Dividend Paid, Total Ordinary Dividends, Ordinary Dividends, Dividends, Amount of Dividend, Distribution, Dividend`,
  record_date: `record date dividend/shareholders, record date, ex dividend date, ex date, dividend record date
    = Record Date, Date of Record, Ex-Dividend Date, Ex Date, Ex-Date, Books Closure Date`,
  dividend_date: `dividend/distribution payment/pay/payable date, date dividend/distribution (paid/payable/payment), dividend paid on
    = Dividend Payment Date, Payment Date, Payable Date, Dividend Date, Pay Date, Date of Payment, Distribution Date`,
  isin: `isin (code/number), security/securities number/code/id, cusip, sedol, wkn, number security
    = ISIN, ISIN Code, ISIN No., CUSIP, CUSIP Number|No., SEDOL, WKN, Security No., Security ID, Security Code`,
  security_name: `security/securities/stock/fund/bond name/description, fund, bond, name security/stock/fund/bond/issuer shares, investment (name), issuer shares/securities, ticker (symbol), stock symbol, description security
    = Security, Security Description, Security Name, Name of Security, Fund Name, Stock, Issuer, Description of Security, Investment, Name of Fund, Symbol, Ticker, Fund?`,
  trade_date: `trade/deal/execution date (securities/shares), date trade/deal, date shares bought/sold/acquired/issued/traded, traded on
    = Trade Date, Date of Trade, Dealing Date, Deal Date, Date of Issue, Date Acquired, Transaction Date, Acquisition Date`,
  settlement_date: `settlement date trade/securities/shares, settlement date, date settlement, settles on
    = Settlement Date, Settle Date, Date of Settlement, Settlement, Settl. Date`,
  portfolio_value: `portfolio/investment value (total), market value portfolio/investment/holdings, market value, account value total/market, value portfolio/investment/holdings/investments, total market value, assets value total
    = Portfolio Value, Total Portfolio Value, Total Account Value, Market Value, Account Value, Total Market Value, Ending Account Value, Total Value, Value of Investments, Current Value`,
  capital_gain: `capital gain/gains/loss (amount/net/total), gain loss (realised/realized/unrealised/unrealized), net/realised/realized/unrealised/unrealized gain/loss, profit loss sale
    = Capital Gain, Net Capital Gain, Gain/Loss, Realized Gain/Loss, Total Capital Gain, Unrealized Gain/Loss, Capital Gains, Gain or (Loss), Profit/Loss`,
  cost_basis: `cost basis, book/acquisition cost/value, purchase cost shares, basis cost
    = Cost Basis, Cost or Other Basis, Book Cost, Book Value, Acquisition Cost, Total Cost, Cost?`,
  broker: `broker/stockbroker/brokerage (name/firm), brokerage firm/company, financial adviser/advisor (name), name broker/adviser, investment adviser/advisor/firm, broker securities
    = Broker, Broker Name, Brokerage Firm, Stockbroker, Financial Advisor, Financial Adviser, Your Financial Advisor, Investment Adviser, Broker/Dealer, Adviser`,
  net_profit: `net profit/income (year/period), net loss/earnings company/year/period, profit (net/year/after/tax/before), net income company/business, loss year, operating profit/income, ebit, ebitda, profit loss year
    = Net Profit, Net Income, Profit for the Year, Net Income (Loss), Profit After Tax, Profit/(Loss) for the Period, Operating Profit, Net Earnings, Net Loss, Profit Before Tax`,
  revenue: `revenue (total/net/annual), total/net/annual revenue/revenues/sales/turnover, turnover (annual), sales (total/net/revenue/amount), gross receipts/sales
    = Total Revenue, Revenue, Net Sales, Turnover, Total Revenues, Sales Revenue, Total Sales, Gross Sales, Gross Receipts, Annual Turnover, Net Revenue, Sales?`,
  total_assets: `total assets/liabilities, assets (total), liabilities (total), balance sheet total, net assets/worth, equity (total), total equity
    = Total Assets, Total Liabilities, Net Assets, Net Worth, Total Equity, Assets, Liabilities, Shareholders' Equity`,
  credit_note_amount: `credit note/memo amount/total/value, amount credit note/memo/credited, refund credit note, total credited, credit memo total
    = Credit Amount, Credit Balance, Total Credit, Credit Note Total, Amount Credited, Credit, CR?`,
  credit_note_number: `credit note/memo number/reference, number credit note/memo, credit memo id
    = Credit Note Number|No., Credit Memo Number|No., Credit Note #, CN No., Credit No., Credit Memo #`,
  original_invoice: `original/related/corrected/against invoice (number), invoice (number) original/related/corrected/credited, referenced invoice number, credit note refers invoice
    = Original Invoice No.|Number, Against Invoice No., Invoice Reference, Ref. Invoice, Related Invoice, Applies to Invoice, Invoice No.?`,
} as const;
