import {list} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Recibo de vencimento|Recibo de salário|Holerite'),
    'bank-statement': list('Extrato de conta|Extrato bancário'),
    certificate: list('Certificado|Diploma|Declaração'),
    lease: list('Contrato de arrendamento|Contrato de locação'),
    report: list('Relatório de análises|Boletim de ensaio'),
    ticket: list('Bilhete|Bilhete eletrónico|Reserva'),
    bill: list('Fatura|Fatura de eletricidade'),
    order: list('Encomenda|Ordem de publicidade'),
    registration: list('Pedido de inscrição|Declaração de registo'),
    letter: list('Carta|Aviso'),
  },
  documentTypes: list('recibo|extrato|certificado|contrato|relatório|fatura|formulário|carta'),
  columns: {
    current: list('Valor|Mês'),
    yearToDate: list('Acumulado anual|Acumulado'),
    description: list('Descrição|Rubrica'),
    date: list('Data|Data valor'),
    amount: list('Valor|Total'),
    balance: list('Saldo'),
    quantity: list('Qtd.|Quantidade'),
    price: list('Preço|Preço unitário'),
    test: list('Análise|Parâmetro'),
    result: list('Resultado|Valor'),
    unit: list('Unidade'),
    range: list('Valores de referência|Limites'),
  },
  firstDay: list('primeiro dia ({label})|{label}: de|início ({label})'),
  lastDay: list('último dia ({label})|{label}: até|fim ({label})'),
  tests: list('Hemoglobina|Glicose|Creatinina|Colesterol|Cálcio|Ferro|Nitratos|Turvação|Condutividade'),
  items: list(
    'Pagamento cartão|Transferência|Débito direto|Levantamento|Juros|Comissões|Reembolso|Taxa fixa',
  ),
  jobs: list('Administrativa|Engenheiro|Chefe de vendas|Técnico|Secretária|Gerente|Sócio|Motorista'),
  subjects: list('Primeiros socorros|Contabilidade|Soldadura|Gestão de projetos|Higiene alimentar'),
  laws: list('a lei portuguesa|a lei brasileira'),
  terms: list('três meses|30 dias|60 dias|um mês'),
  yesNo: ['sim', 'não'],
  statements: list('Aceito as condições|Quero receber notícias por e-mail|Nova morada|Tem viatura própria'),
  to: list('-|a|até'),
  lease:
    list(`O presente contrato é celebrado em {signatureDate} entre {landlord}, adiante Senhorio, e {tenant}, adiante Inquilino.
    O Senhorio dá de arrendamento o imóvel situado em {propertyAddress}.
    O arrendamento começa em {leaseStart} e termina em {leaseEnd}, salvo renovação.
    A renda mensal é de {rent}, paga adiantadamente.
    O Inquilino entrega uma caução de {deposit}.
    Qualquer das partes pode denunciar o contrato com o aviso prévio de {noticePeriod}.
    Ao contrato aplica-se {governingLaw}.`),
  certificate:
    list(`Certifica-se que {holderName}, nascido a {birthDate} em {birthPlace}, concluiu o curso {course} com a classificação {grade}.
    Este certificado é válido até {expiryDate}.`),
  letter: list(`Caro/a {recipient},
    agradecemos a sua carta. A sua encomenda tem o número {orderNumber}.
    Pedimos que pague o valor de {totalDue} até {dueDate}.
    Para perguntas, fale com {contactPerson}.
    Com os melhores cumprimentos`),
};
