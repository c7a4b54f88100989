import {list} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list('Proposta de emprego|Carta de contratação'),
    minutes: list('Ata da reunião|Ata da sessão'),
    invitation: list('Convite|Está convidado'),
    reminder: list('Aviso de pagamento|Segundo aviso|Lembrete de pagamento'),
    terms: list('Condições gerais de venda|Condições gerais'),
    agreement: list('Contrato de prestação de serviços|Contrato de consultoria|Contrato-quadro'),
  },
  spans: {hours: 'horas', days: 'dias'},
  durations: list(
    'cinco (5) dias|dez (10) dias úteis|catorze (14) dias|duas (2) semanas|30 dias|três (3) meses|12 meses|24 meses|seis semanas|um ano',
  ),
  events: list(
    'Festa de verão|Assembleia geral|Dia aberto|Concerto de primavera|Oficina de energia|Apresentação do livro',
  ),
  /** Sentences that answer nothing. */
  asides: list(`Em {anyDate} {anyPerson} já nos tinha escrito sobre isto.
No ano passado o valor foi de {anyMoney}, no anterior de {anyMoney}.
{anyPerson} e {anyPerson} foram informados em {anyDate}.
Isto não se aplica a valores abaixo de {anyMoney} nem a menos de {anyDuration}.
{anyCompany} não fica obrigada por isto.`),
  prose: {
    'job-offer': list(`Caro/a {recipient},
na sequência da nossa conversa de {anyDate}, temos o prazer de lhe oferecer o lugar de {jobTitle} na {employer}.
O emprego começa em {employmentStart} no nosso escritório de {workplace}, e reportará a {supervisor}.
O salário anual será de {annualSalary}, em doze prestações; será revisto após o período experimental de {probation}.
O horário é de {weeklyHours} por semana e tem direito a {vacationDays} de férias por ano.
Qualquer das partes pode terminar o contrato com um aviso prévio de {noticePeriod}.
Agradecemos a sua resposta até {answerDeadline}; para perguntas está {contactPerson}.`),
    minutes:
      list(`A reunião realizou-se em {meetingDate} em {meetingPlace} e foi aberta por {chairperson} às {meetingStart}.
A ata foi redigida por {minuteTaker}; {anyPerson} e {anyPerson} justificaram a falta.
A ata de {anyDate} foi aprovada sem alterações.
{anyPerson} informou que já se gastaram {anyMoney}. Após discussão foi aprovado um orçamento de {approvedSum}.
{responsiblePerson} preparará os documentos até {taskDeadline}.
A próxima reunião será em {nextMeeting}. A sessão foi encerrada às {meetingEnd}.`),
    invitation: list(`{host} tem o prazer de o convidar: {eventName}.
Esperamos por si em {eventDate} no {venue}; as portas abrem às {eventStart}.
A palestra será dada por {speaker}, com {anyPerson} ao piano.
A entrada custa {admissionFee} por pessoa, para crianças {anyMoney}.
Agradecemos resposta até {answerDeadline} a {contactPerson}.`),
    reminder: list(`Caro/a {recipient},
a nossa fatura {invoiceNumber} de {invoiceDate} vencia em {dueDate} e não foi paga por inteiro.
Do total de {totalDue} recebemos {lastPayment} em {lastPaymentDate}, pelo que faltam pagar {overdueAmount}.
Por este aviso cobramos {reminderFee}.
Pedimos que pague o mais tardar até {paymentDeadline}; depois somam-se juros de {lateInterest} ao ano.
Se o pagamento se cruzou com esta carta, ignore-a. Fale com {contactPerson}.`),
    terms: list(`Estas condições valem para todas as encomendas feitas a {supplier} desde {effectiveDate}.
A mercadoria por usar pode ser devolvida em {returnPeriod} após a receção; o preço é reembolsado em {anyDuration}.
O vendedor dá uma garantia de {warrantyPeriod} em todos os aparelhos, de {anyDuration} nos usados.
O envio custa {shippingCost} por encomenda; a partir de {freeShippingFrom} a entrega é grátis.
As faturas são pagáveis em {paymentTerm}. Em caso de atraso cobram-se juros de {lateInterest}.
É competente o tribunal de {courtPlace}; aplica-se {governingLaw}.`),
    agreement:
      list(`Este contrato é celebrado com efeito desde {effectiveDate} entre {client} (o Cliente) e {contractor} (o Prestador).
O Prestador fornece os serviços descritos no anexo e começa em {anyDuration} após a assinatura.
O Cliente paga honorários de {serviceFee} por mês, em {paymentTerm} após a data da fatura.
O contrato dura {contractTerm} e pode ser terminado por escrito com um aviso prévio de {noticePeriod}.
A responsabilidade limita-se a {liabilityCap} no total e a {anyMoney} por caso.
É competente o tribunal de {courtPlace}; aplica-se {governingLaw}.`),
  },
};
