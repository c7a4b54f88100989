/** Sums of bills and receipts, banks, tax. */
export const money = {
  total: `total (amount/due/price/cost/payable), grand/overall total (amount), total to pay, amount total/invoice/due/payable/bill/to, invoice/bill/order/receipt total (amount), total invoice/bill/order/receipt (amount), balance due, amount to pay, total sum, final total/amount, price total paid, much does cost, amount must be paid, total charge, amount payable, total including tax/vat, total incl tax/vat, gross total invoice, total gross, amount paid total, amount customer pay/pays, much paid total, much bill/invoice/receipt, invoice/bill/receipt amount, amount invoice/bill/receipt, final price/cost/sum/bill/amount (total), amount owed (total), total amount owed, amount charged (total/customer), total amount charged, total balance due, invoice value, amount pay total/altogether/finally, total purchase price, total value invoice, overall cost/price, amount paid in total
    = Grand Total, Total Amount Due, Total Due, Amount Due, Total Amount Payable, Total Payable, Amount Payable, Invoice Total, Order Total, Total to Pay, Total Incl. VAT|Tax|GST, Total Including VAT|Tax, Total Amount, Balance Due, Please Pay, Total Charges, Total Price, Total Cost, Net Payable?, TOTAL, Amount?, Balance?`,
  subtotal: `subtotal (amount), net (total/amount), total net (amount), total before/without/excluding/excl tax/vat, amount before/without/excluding/excl tax/vat, total goods, goods value, taxable amount
    = Subtotal, Sub Total, Sub-Total Amount, Net Total, Total Net, Net Amount, Total Excl. VAT|Tax|GST, Total Excluding VAT|Tax, Total Before Tax, Taxable Amount, Goods Total, Items Total, Net?, Net Value`,
  tax: `tax/vat/gst (amount), amount tax/vat/gst, sales tax (amount), total tax/vat/gst (amount), value added tax (amount)
    = VAT Amount, Tax Amount, Total VAT, Total Tax, Sales Tax, GST Amount, Value Added Tax, VAT Total, GST, HST, VAT?, Tax?`,
  tax_rate: `tax/vat/gst rate/percent, rate tax/vat/gst, percent tax/vat/gst
    = VAT Rate, Tax Rate, GST Rate, VAT %, Tax %, Rate of VAT|Tax, Rate?`,
  vat_number: `vat number/id, vat registration (number), vat identification number, vat reg number, gst number, gstin, number vat, seller vat number, vat number supplier/seller
    = VAT Registration Number|No., VAT Reg. No., VAT Number|No.|ID, VAT Identification Number, VAT Reg, GST Number|No., GSTIN, GST Reg. No., ABN, VAT ID No., VAT Nr.`,
  tax_number: `tax number/id, tax identification/payer/registration number, taxpayer (identification) number/id, tin, tax reference (number), federal tax id, employer identification number, ein, utr
    = Tax Identification Number|No., Taxpayer Identification Number, Taxpayer ID, Tax ID Number|No., Tax ID, Federal Tax ID, Tax Reference, Tax Ref. No., Tax Reg. No., Tax Number|No., TIN, EIN, Employer Identification Number, UTR, PAN`,
  discount: `discount (amount/given), amount discount, total discount, rebate (amount), reduction
    = Total Discount, Discount Amount, Discount, Less Discount, Trade Discount, Rebate, Savings, You Saved, Promotion?, Coupon?`,
  deposit_paid: `deposit (paid/amount/received), down payment (amount), prepayment, advance (payment/amount/paid), amount deposit/advance paid, amount advance
    = Deposit Paid, Deposit Received, Deposit, Deposit Amount, Down Payment, Advance Payment, Advance Paid, Less Deposit, Prepayment, Prepaid?`,
  amount_paid: `amount paid, paid (amount), payment amount, amount payment, payment received, amount received, total paid
    = Amount Paid, Total Paid, Payment Amount, Amount Received, Payment Received, Paid, Payments Received, Payment?, Received?`,
  balance_due: `balance (due/outstanding/owing/remaining/payable), outstanding (amount/balance), remaining (amount/balance), amount outstanding/owing/remaining, open balance due, balance to pay
    = Balance Due, Outstanding Balance, Balance Outstanding, Balance Payable, Remaining Balance, Balance Remaining, Amount Outstanding, Amount Owing, Outstanding, Balance?`,
  previous_balance: `previous/prior balance, balance previous/forward/brought, balance brought forward, balance previous bill/statement
    = Previous Balance, Balance Brought Forward, Balance Forward, Prior Balance, Last Balance, Balance From Last Bill, Balance B/F, B/F, Previous Amount Due, Amount of Last Bill`,
  payment_method: `payment method/type/mode/form, method/mode/type/means/form payment, paid by/with/via, how paid, tender (type), payment made by/with/via, paid method/card/cheque, how payment made, method/type/form payment used, customer paid, payment card/means, way payment/paid, bill paid, invoice paid (by/with)
    = Payment Method, Method of Payment, Payment Type, Mode of Payment, Form of Payment, Payment Mode, Paid By, Paid With, Pay Type, Paid Via, Tender, Payment?`,
  payment_date: `payment date, date payment (made/received/take/took/place), date paid, paid on, when paid
    = Payment Date, Date of Payment, Date Paid, Paid On, Paid Date, Payment Received On, Value Date?, Date?`,
  currency: `currency (code), currency used, currency amounts
    = Currency, Currency Code, Curr., Invoice Currency, Transaction Currency`,
  tip: `tip (amount), gratuity (amount), amount tip/gratuity, service tip
    = Tip Amount, Tip, Gratuity, Add Tip, Tips, Gratuity Amount`,
  service_charge: `service charge/fee, amount service charge, charge service
    = Service Charge, Service Fee, Svc Chg, Service Chg, S. Charge, Serv. Charge, Service?`,
  cash: `cash (paid/tendered/received/given/amount), amount tendered, tendered (amount), amount cash
    = Cash Tendered, Amount Tendered, Cash Paid, Cash Received, Tendered, Cash, Amt Tendered, Tender?`,
  change: `change (due/given/amount/returned), amount change, change back
    = Change Due, Change Given, Change, Your Change, Change Amount, Cash Back?`,
  card_number: `card number, credit/debit card number, number card, payment card number, card
    = Card Number|No., Credit Card No., Card #, Card Acct., PAN, Account?, Card?`,
  authorization_code: `authorization/authorisation/approval/auth code/number, approval
    = Authorization Code, Authorisation Code, Auth Code, Approval Code, Auth. No., Appr Code, Approval?, Auth?`,
  receipt_number: `receipt number/id, number receipt, transaction/ticket/check/slip number receipt, receipt
    = Receipt Number|No., Receipt ID, Receipt #, Rcpt No., Transaction No.?, Trans #?, Ticket #?, Check #?, Receipt?, Bill No.?`,
  transaction_number: `transaction number/id/reference/code, number transaction
    = Transaction Number|No.|ID, Transaction Reference, Trans. No., Trans ID, Trans #, Txn ID, TXN, Transaction #, TRN`,
  transaction_date: `transaction date, date transaction/purchase/sale/receipt, receipt/purchase/sale date, purchased on, date receipt/transaction/purchase (made/printed/issued), date bought/purchased/sold (items/goods), date items/goods/product bought/purchased, purchase made (on), date meal/visit restaurant, date sale
    = Transaction Date, Date of Transaction, Receipt Date, Purchase Date, Date of Purchase, Sale Date, Date of Sale, Trans. Date, Date/Time, Date & Time, Date?`,
  time: `time, transaction/receipt/purchase time, time transaction/receipt/purchase/sale/printed
    = Time, Transaction Time, Time of Purchase, Time of Sale, Trans Time, Date/Time?, Date & Time?`,
  cashier: `cashier (name/number), server (name), clerk (name), waiter, waitress, operator, served by, name served, sales person, salesperson (name), sales representative, employee served, name cashier/clerk/server/waiter/served/rang (customer/up), sales assistant/associate, employee cashier, cashier operator, salesman, name took order
    = Cashier, Cashier Name, Served By, Server, Your Server, Clerk, Salesperson, Sales Rep, Sales Representative, Operator, Waiter, Assisted By, Attendant, Associate?`,
  table_number: `table number, number table, table
    = Table Number|No., Table #, Tbl, Table`,
  store_number: `store/shop/branch/outlet number/id/code, number store/shop
    = Store Number|No.|ID, Store #, Shop No., Branch No., Outlet No., Store?`,
  store_name: `store/shop/merchant/restaurant/company (name), name store/shop/merchant/restaurant/company, retailer (name), business name, store/shop/restaurant/merchant purchase/made/bought/issued (receipt), store/shop/restaurant receipt, name restaurant/store/shop/receipt, store items bought, place purchased/bought items, supermarket (name), cafe (name), vendor receipt
    = Store Name, Merchant Name, Merchant, Store, Shop Name, Company Name, Business Name`,
  account_number: `account number/id, bank account (number), number account, account, bank account number, iban account number, account id, bank account/number customer/payment, account bank number, number bank account (beneficiary/payee), account money paid/transferred to, utility account number, account reference, beneficiary account (number)
    = Bank Account Number|No., Account Number|No.|Nr., Acct. No.|Number, A/C Number|No., A/C No, Account #, Acct #, Account?, A/C?`,
  account_holder: `account holder/owner (name), name account (holder/owner), holder account, account name, name holder account, name owns account, account belongs to, owner account (name/bank), account belongs, account holder full name, name customer account, customer name account/bank, account in name, bank customer (name)
    = Account Holder, Account Holder Name, Name of Account Holder, Account Name, Account Owner, Name on Account, A/C Name, Beneficiary Name?`,
  account_type: `account type, type account, kind account
    = Account Type, Type of Account, Product?, A/C Type`,
  sort_code: `sort code, bank sort code, bank code, routing number, aba number, ifsc (code), bsb, transit number, number routing
    = Sort Code, Bank Sort Code, Routing Number|No., ABA Routing Number, ABA No., Bank Code, BSB, IFSC Code, IFSC, Transit No.`,
  iban: `iban, iban number, international bank account number
    = IBAN, IBAN No., IBAN Number, Int. Bank Account No.`,
  bic: `bic, swift (code), bic code, bic swift (code), swift bic (code)
    = BIC, SWIFT Code, SWIFT/BIC, BIC/SWIFT, SWIFT, BIC Code`,
  bank_name: `bank (name), name bank, financial institution (name)
    = Bank Name, Name of Bank, Bank, Banker, Financial Institution, Beneficiary Bank, Bank Details?`,
  branch: `branch (name), bank branch, name branch, branch office
    = Branch Name, Bank Branch, Branch, Name of Branch, Branch Office`,
  statement_date: `statement date, date statement, statement issue date, date statement issued
    = Statement Date, Date of Statement, Statement Issued, As Of?, Date?`,
  statement_number: `statement number, number statement, sheet number
    = Statement Number|No., Statement #, Sheet No., Sheet Number, Statement?`,
  statement_period: `statement/period covered, statement period, period (covered/statement), reporting period, period report, time period covered, period covered by, period statement/account/report/covers/covered, statement from to, period statement covers, dates covered statement, time span, statement month
    = Statement Period, Period Covered, Reporting Period, Report Period, For the Period, For the Period Ending, Period Ending, Period From, Covering Period, Statement From, Period, From?`,
  opening_balance: `opening/start/starting balance, balance start/opening, balance brought forward statement, balance beginning period, balance first/start day/month/period/statement, start/opening account balance, account balance start/beginning/opening (period/month/statement), balance beginning/start (period/month/statement/year), money account start, initial balance
    = Opening Balance, Beginning Balance, Starting Balance, Start Balance, Balance Brought Forward, Previous Balance, Balance at Start, Balance B/F, Old Balance`,
  closing_balance: `closing/end/ending/new/final/current balance, balance end/closing, balance end period, new balance, balance end/last/closing day/month/period/statement/year, end/closing account balance, account balance (end/closing/period/month/statement), money account end, new account balance, balance statement date, remaining/ending balance account, balance account
    = Closing Balance, Ending Balance, End Balance, New Balance, Final Balance, Current Balance, Balance Carried Forward, Balance C/F, Balance at End, Balance?`,
  available_balance: `available balance/credit/funds, balance available, credit available
    = Available Balance, Available Credit, Available Funds, Credit Available`,
  total_paid_in: `total paid in, paid in, total in, total credits/deposits, total money in, money in, total amount credits, payments in, total payments in
    = Total Paid In, Total Money In, Total Credits, Total Deposits, Payments In, Money In, Paid In, Deposits and Credits, Total Receipts, Credits?, Deposits?, Receipts?`,
  total_paid_out: `total paid out, paid out, total out, total debits/withdrawals, total money out, money out, total outgoing, total amount debits/withdrawals, total payments out, payments out, withdrawals
    = Total Paid Out, Total Money Out, Total Debits, Total Withdrawals, Payments Out, Money Out, Paid Out, Withdrawals and Debits, Total Payments, Debits?, Withdrawals?`,
  overdraft_limit: `overdraft (limit), arranged overdraft (limit), limit overdraft
    = Overdraft Limit, Arranged Overdraft, Arranged Overdraft Limit, Overdraft`,
  credit_limit: `credit limit, limit credit, credit line
    = Credit Limit, Total Credit Limit, Credit Line, Limit?`,
  minimum_payment: `minimum payment (due), minimum amount due, payment minimum
    = Minimum Payment Due, Minimum Payment, Minimum Amount Due, Min. Payment Due`,
  interest_rate: `interest rate, rate interest, annual interest rate, apr, annual percentage rate, annual interest loan/mortgage/deposit/credit/rate, rate loan/mortgage/interest/savings, interest percent (year/annual), loan/mortgage/deposit/savings interest (rate), nominal/effective/fixed interest rate, apr (card/purchases/loan/rate), interest rate loan/mortgage/annual/deposit/savings
    = Interest Rate, Rate of Interest, Annual Interest Rate, APR, Nominal Rate, Rate p.a., AER, Rate?`,
  interest: `interest (amount/charged/paid/earned), amount interest, total interest
    = Interest Amount, Interest Charged, Interest Paid, Interest Earned, Total Interest, Interest`,
  loan_amount: `loan amount, amount loan, principal (amount), amount financed/borrowed, credit amount, amount credit, amount borrowed/lent/financed/loaned (bank), amount loan/mortgage/principal, mortgage/original (loan/mortgage) amount/principal, original principal (amount/balance), sum borrowed/lent/loan, much borrowed/lent, money borrowed, borrower borrows/borrowed
    = Loan Amount, Amount of Loan, Principal Amount, Principal, Amount Financed, Amount of Credit, Total Amount of Credit`,
  loan_number: `loan number/id/account, number loan, loan account number, mortgage number
    = Loan Number|No., Loan Account No., Loan ID, Mortgage No., Loan #`,
  installment: `instalment/installment (amount), monthly instalment/installment/payment, monthly payment amount, amount instalment/installment, repayment (amount), emi, amount pay/paid month/monthly loan, monthly rate/amount loan, monthly repayment/principal interest (amount), payment month/monthly loan, monthly loan/mortgage payment, mortgage payment, amount each/monthly instalment/installment/payment, regular payment, scheduled payment
    = Monthly Payment, Monthly Instalment|Installment, Instalment Amount, Installment Amount, Repayment Amount, EMI, Payment Amount?, Instalment?`,
  beneficiary: `beneficiary (name), payee (name), pay to, name payee/beneficiary, recipient payment, payable to, paid to, payment to, name gets/receives money/payment, cheque made out to, cheque payable to, name cheque made payable, payee cheque, name cheque made out/payable/to, name cheque/payment/money/transfer goes to, name cheque payable, cheque drawn favour, payee cheque name, recipient money/transfer/funds (name), payment recipient (name), name receives money/payment/transfer/funds, beneficiary payment/transfer/insurance (name)
    = Beneficiary Name, Name of Beneficiary, Beneficiary, Payee Name, Payee, Pay to the Order of, Payable To, Pay To, Paid To, Recipient?`,
  payer: `payer (name), payor, remitter, name payer, received from, name pays/paid/made payment/money, name pays, paying party, payment made/received from, name money/payment received from, money from, customer paying, remitter name, name sent/sends money/payment
    = Payer Name, Payer, Payor, Remitter, Ordering Customer, Received From, Name of Payer, Paid By?`,
  cheque_number: `cheque number, number cheque
    = Cheque Number|No., Check Number|No., Chq. No., Check #, Cheque #`,
  payment_reference: `payment reference, reference payment, remittance reference/information, purpose payment, payment details/purpose
    = Payment Reference, Remittance Information, Payment Details, Purpose of Payment, Payment Ref., Remittance Ref., Reference?`,
  tax_year: `tax/fiscal/financial/assessment year, year tax/assessment, year
    = Tax Year, Fiscal Year, Financial Year, Assessment Year, Year of Assessment, For the Year Ended, Calendar Year, Year?`,
  taxable_income: `taxable income, income taxable, total taxable income
    = Taxable Income, Total Taxable Income, Net Taxable Income, Chargeable Income`,
  total_income: `total income, income (total), gross income, income amount, adjusted gross income
    = Total Income, Gross Income, Total Gross Income, Adjusted Gross Income, Income?`,
  tax_due: `tax due/payable/owed, amount tax due/payable/owed, total tax due/payable, income tax due, taxes due/owed/payable, amount owe, you owe, total tax liability, tax liability, amount taxpayer owes/pay, balance tax due, amount tax pay/owe/owed/due/year, tax pay year
    = Tax Due, Tax Payable, Total Tax Due, Amount You Owe, Tax Owed, Income Tax Payable, Tax to Pay, Net Tax Payable`,
  tax_withheld: `tax withheld/deducted, amount tax withheld/deducted, federal income tax withheld, income tax withheld, withholding tax (amount)
    = Federal Income Tax Withheld, Income Tax Withheld, Tax Withheld, Tax Deducted, Withholding Tax, Total Tax Withheld, TDS, Tax Deducted at Source`,
  tax_refund: `tax refund (amount), refund (amount/due), amount refund, amount refunded/taxpayer/back, refund tax/taxpayer, taxpayer refund, money back, tax repaid/repayment (amount), overpayment (amount)
    = Refund Amount, Tax Refund, Refund Due, Amount to be Refunded, Overpaid, Refund`,
  filing_status: `filing status, tax filing status
    = Filing Status, Status?`,
} as const;
