/** Totals, taxes, receipts, accounts, loans: Portuguese. */
export const money = {
  total: `total, valor total, total pagar, valor pagar, total fatura, valor, total geral, total conta/recibo/encomenda/pedido/orçamento, valor fatura/conta/recibo, quantia pagar, montante (total)
    = Total a pagar, Valor total, Valor a pagar, Total geral, Total da fatura, Montante total, Total com IVA, Total geral da nota, Total do pedido, Valor total da nota, Total líquido a pagar, Total?, Valor?`,
  subtotal: `subtotal, valor líquido, base incidência, total líquido, total sem iva
    = Subtotal, Base de incidência, Total líquido, Total sem IVA, Valor líquido, Total ilíquido`,
  tax: `iva, valor iva, imposto, total iva, icms
    = Total IVA, Valor do IVA, IVA, Imposto, Valor do imposto, ICMS`,
  tax_rate: `taxa iva = Taxa de IVA, Taxa IVA, % IVA, Alíquota`,
  vat_number: `número iva, contribuinte iva, nif iva, número identificação fiscal iva
    = NIF, Nº IVA, NIF/IVA, Nº contribuinte, VAT nº`,
  tax_number: `nif, contribuinte (número), número contribuinte, cpf, cnpj
    = NIF, N.º de contribuinte, Contribuinte, Contribuinte nº, CPF, CNPJ, NIPC`,
  discount: `desconto, valor desconto = Desconto, Valor do desconto`,
  deposit_paid: `sinal, adiantamento, entrada paga, valor sinal/adiantamento/entrada, caução paga, pagamento antecipado
    = Sinal, Adiantamento, Valor do sinal, Entrada, Valor da entrada, Sinal pago, Pagamento antecipado`,
  amount_paid: `valor pago, valor recebido pagamento, total pago, montante/quantia paga
    = Valor pago, Pago, Montante pago, Total pago, Valor recebido, Importância recebida, Pagamentos`,
  balance_due: `saldo devedor/pagar/dívida, valor dívida/falta/aberto, montante dívida, saldo em aberto, valor pendente
    = Saldo devedor, Valor em dívida, Saldo a pagar, Saldo em dívida, Valor em aberto, Em falta, Total em dívida, Valor pendente`,
  previous_balance: `saldo anterior fatura, valor/dívida fatura anterior, débito anterior
    = Saldo anterior, Fatura anterior, Débitos anteriores, Valores anteriores, Saldo da fatura anterior`,
  payment_method: `forma/meio/método/modo pagamento
    = Forma de pagamento, Meio de pagamento, Método de pagamento, Modo de pagamento`,
  payment_date: `data pagamento, pagamento efetuado data, pago data, data transferência/depósito
    = Data de pagamento, Data do pagamento, Pago em, Data da transferência, Data valor, Data pagamento`,
  currency: `moeda, divisa = Moeda, Divisa, Valores em`,
  tip: `gorjeta, valor gorjeta = Gorjeta, Gratificação`,
  service_charge: `taxa serviço, serviço taxa, comissão serviço, couvert
    = Taxa de serviço, Serviço, Serviço 10%, Couvert, Taxa serv., Comissão de serviço`,
  cash: `dinheiro, numerário = Dinheiro, Numerário, Valor recebido`,
  change: `troco = Troco`,
  card_number: `número cartão (crédito/débito), cartão (crédito/número)
    = Nº do cartão, Número do cartão, Cartão nº, Cartão, Nº cartão`,
  authorization_code: `código/número autorização, autorização
    = Código de autorização, Aut., Nº de autorização, Autorização, Cód. aut., Protocolo de autorização`,
  receipt_number: `número recibo/talão/cupom, recibo, cupom fiscal
    = Recibo nº, Nº do recibo, Recibo n.º, Talão nº, Cupom nº, COO, Fatura-recibo nº, Número do recibo`,
  transaction_number: `número/código/identificador transação/operação
    = Nº da transação, ID da transação, Nº da operação, NSU, Número de operação, Código da transação, Autenticação, Nº mov.`,
  transaction_date: `data transação/operação/compra/movimento/recibo
    = Data da transação, Data da operação, Data da compra, Data do movimento, Data mov., Data/Hora, Data?`,
  time: `hora = Hora, Data/Hora?`,
  cashier: `operador caixa, caixa (número/nome), empregado mesa, atendente, garçom, atendido
    = Operador, Caixa, Atendente, Funcionário, Atendido por, Empregado, Garçom, Operador de caixa`,
  table_number: `número mesa, mesa = Mesa, Mesa nº, Nº da mesa`,
  store_number: `número/código loja/filial = Loja nº, Nº da loja, Código da loja, Loja, Filial`,
  store_name: `loja (nome), estabelecimento (nome), restaurante (nome), nome loja/estabelecimento/restaurante, comerciante
    = Estabelecimento, Loja, Nome da loja, Restaurante, Comerciante, Nome fantasia`,
  account_number: `número conta, conta (corrente)
    = Número da conta, Nº da conta, Nº de conta, Conta nº, Conta corrente, Conta`,
  account_holder: `titular (conta/nome), nome titular = Titular da conta, Titular, Nome do titular`,
  account_type: `tipo conta = Tipo de conta, Tipo da conta, Modalidade da conta, Conta?`,
  sort_code: `código banco, número banco, nib, agência código = Código do banco, NIB, Cód. banco, Banco?`,
  iban: `iban = IBAN`,
  bic: `bic, swift = BIC, SWIFT, BIC/SWIFT`,
  bank_name: `banco, nome banco = Banco, Nome do banco, Instituição`,
  branch: `agência (bancária/número), balcão, nome/número agência
    = Agência, Balcão, Ag., Agência nº, Agência/Conta`,
  statement_date: `data extrato = Data do extrato, Extrato em, Data de emissão, Posição em`,
  statement_number: `número extrato = Extrato nº, Nº do extrato, Extrato n.º`,
  statement_period: `período, período extrato = Período, Período do extrato, Período de`,
  opening_balance: `saldo inicial/anterior = Saldo inicial, Saldo anterior`,
  closing_balance: `saldo final/atual, saldo = Saldo final, Saldo atual, Novo saldo, Saldo?`,
  available_balance: `saldo disponível, valor disponível, limite disponível
    = Saldo disponível, Disponível, Limite disponível, Saldo disponível para saque`,
  total_paid_in: `total créditos/entradas, créditos, entradas
    = Total de créditos, Total créditos, Total de entradas, Créditos, Entradas`,
  total_paid_out: `total débitos/saídas, débitos, saídas
    = Total de débitos, Total débitos, Total de saídas, Débitos, Saídas`,
  overdraft_limit: `descoberto (autorizado), limite cheque especial/descoberto, cheque especial
    = Descoberto autorizado, Limite de cheque especial, Limite de descoberto, Facilidade de descoberto`,
  credit_limit: `limite crédito/cartão, plafond, limite total crédito
    = Limite de crédito, Plafond, Limite total, Limite do cartão, Limite?`,
  minimum_payment: `pagamento mínimo, valor mínimo (pagamento), mínimo pagar
    = Pagamento mínimo, Valor mínimo, Valor mínimo a pagar, Pagamento mínimo obrigatório`,
  interest_rate: `taxa juro/juros (anual/empréstimo/crédito), tan, taeg, taxa anual nominal/efetiva, cet
    = Taxa de juro, Taxa de juros, TAN, TAEG, Taxa anual nominal, CET, TANB, Taxa efetiva`,
  interest: `juros (valor/mora/total), valor juros, total juros, juro
    = Juros, Juros de mora, Total de juros, Valor dos juros, Juros vencidos, Juros/Mora`,
  loan_amount: `valor/montante empréstimo/financiamento/crédito/financiado, capital (emprestado/mutuado), montante total crédito
    = Montante do empréstimo, Valor do empréstimo, Montante financiado, Valor financiado, Montante do crédito, Valor do financiamento, Capital, Capital em dívida?`,
  loan_number: `número empréstimo/financiamento/contrato empréstimo/crédito
    = Nº do empréstimo, Empréstimo nº, Nº do contrato, Contrato de crédito nº, Nº do financiamento`,
  installment: `prestação (mensal/empréstimo), parcela, valor prestação/parcela (mensal/empréstimo), mensalidade empréstimo
    = Prestação, Prestação mensal, Valor da prestação, Valor da parcela, Parcela, Mensalidade, Nº da parcela?`,
  beneficiary: `beneficiário (nome), favorecido (nome), nome beneficiário/favorecido, pagamento favor
    = Beneficiário, Favorecido, Nome do beneficiário, Nome do favorecido, A favor de, Destinatário?, Cedente?`,
  payer: `ordenante (nome), pagador (nome), depositante, sacado, recebido de, nome pagou/pagador
    = Ordenante, Pagador, Sacado, Nome do pagador, Recebi de, Recebemos de, Depositante`,
  cheque_number: `número cheque, cheque = Cheque nº, Nº do cheque, Número do cheque, Nº cheque`,
  payment_reference: `referência pagamento/multibanco, descritivo/descrição transferência/pagamento, nosso número, finalidade pagamento, motivo transferência
    = Referência, Referência multibanco, Ref. MB, Nosso número, Descritivo, Referência para pagamento, Entidade/Referência, Descrição?`,
  tax_year: `ano fiscal/rendimentos/exercício/calendário/base, exercício, ano
    = Ano fiscal, Exercício, Ano dos rendimentos, Ano-calendário, Ano base, Ano a que respeita, Ano, Exercício fiscal`,
  taxable_income: `rendimento coletável/tributável, base cálculo imposto/renda, lucro tributável
    = Rendimento coletável, Rendimento tributável, Base de cálculo, Base de cálculo do imposto, Matéria coletável, Rendimentos tributáveis`,
  total_income: `rendimento (total/global/bruto), rendimentos (total), total rendimentos
    = Rendimento global, Total dos rendimentos, Rendimento total, Rendimento bruto, Rendimentos, Total de rendimentos`,
  tax_due: `imposto pagar/devido, valor imposto pagar/devido, coleta, valor iptu/imi/iuc pagar
    = Imposto a pagar, Imposto devido, Valor a pagar, Coleta líquida, Imposto apurado, Total do imposto, Coleta`,
  tax_withheld: `imposto retido (fonte), retenção fonte, retenções, valor retido
    = Retenção na fonte, Imposto retido na fonte, Retenções na fonte, Imposto retido, Valor retido, Retenção`,
  tax_refund: `reembolso (imposto/irs), restituição (imposto), valor reembolso/restituição imposto, imposto restituir
    = Valor a reembolsar, Imposto a restituir, Reembolso, Restituição, Valor a restituir`,
};
