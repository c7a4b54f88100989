import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = Data de início|Início de funções|Data de admissão > dia em que começa o emprego > Quando começa o emprego?
annualSalary = Salário anual|Remuneração anual|Vencimento anual bruto > paga por ano > Quanto se ganha por ano?
weeklyHours = Horário semanal|Horas por semana|Horário de trabalho > tempo a trabalhar cada semana > Quantas horas se trabalha por semana?
vacationDays = Férias|Dias de férias > dias livres no ano > Quantos dias de férias há?
probation = Período experimental|Período de experiência > tempo de prova no início > Quanto dura o período experimental?
supervisor = Superior hierárquico|Responsável direto|Reporta a > chefe do novo empregado > A quem reporta o empregado?
answerDeadline = Responder até|Confirmar até|R.S.F.F. até > último dia para responder > Até quando se espera resposta?
workplace = Local de trabalho|Posto de trabalho > cidade onde se trabalha > Onde se trabalha?
meetingDate = Data da reunião|Reunião de|Sessão de > dia do encontro > Quando foi a reunião?
meetingStart = Início da sessão|Abertura da sessão > hora a que começou a sessão > A que horas começou a reunião?
meetingEnd = Fim da sessão|Encerramento > hora a que acabou a sessão > A que horas acabou a reunião?
meetingPlace = Local da reunião|Sala|Realizada em > cidade do encontro > Onde foi a reunião?
chairperson = Presidente|Presidência|Presidida por > quem dirigiu a reunião > Quem presidiu à reunião?
minuteTaker = Secretário|Ata redigida por|Secretária > quem escreveu a ata > Quem redigiu a ata?
nextMeeting = Próxima reunião|Próxima sessão > dia do próximo encontro > Quando se voltam a reunir?
approvedSum = Montante aprovado|Orçamento aprovado > dinheiro concedido > Quanto dinheiro foi aprovado?
responsiblePerson = Responsável|Encarregado|Atribuído a > quem tem de fazer a tarefa > Quem trata da tarefa?
taskDeadline = Prazo|Data limite|A fazer até > último dia para a tarefa > Até quando deve a tarefa estar feita?
eventName = Evento|Ocasião > para que se convida > O que se organiza?
eventDate = Data do evento|Quando > dia da festa > Em que dia é o evento?
eventStart = Abertura de portas|Começo > hora do evento > A que horas começa o evento?
venue = Local do evento|Onde > sítio da festa > Onde é o evento?
host = Organizador|Anfitrião|Organização > quem convida > Quem convida?
admissionFee = Entrada|Taxa de participação|Ingresso > preço para participar > Quanto custa participar?
speaker = Orador|Palestrante|Conferencista > quem dá a palestra > Quem vai falar?
overdueAmount = Valor em atraso|Em dívida|Valor em falta > soma ainda não paga > Quanto ainda se deve?
reminderFee = Custo do aviso|Taxa de cobrança > custo deste aviso > Quanto custa o aviso?
paymentDeadline = Novo prazo de pagamento|Pagar o mais tardar até|Último prazo > dia em que o dinheiro deve chegar > Até quando ainda se pode pagar?
lastPayment = Pagamento recebido|Último pagamento|Já pago > soma já paga > Quanto foi pago antes?
lastPaymentDate = Pagamento recebido em|Data do último pagamento > dia da última entrada > Quando chegou o último pagamento?
returnPeriod = Prazo de devolução|Direito de devolução > tempo para devolver a mercadoria > Durante quanto tempo se pode devolver?
warrantyPeriod = Garantia|Prazo de garantia > tempo em que se responde por defeitos > Quanto dura a garantia?
shippingCost = Portes|Custos de envio|Envio > custo de enviar > Quanto custa a entrega?
freeShippingFrom = Portes grátis a partir de|Envio grátis desde > valor da encomenda para entrega sem custos > A partir de que valor a entrega é grátis?
lateInterest = Juros de mora|Taxa de mora > percentagem por atraso > Que juro se aplica ao atraso?
courtPlace = Foro competente|Tribunal competente > cidade cujos tribunais decidem > O tribunal de que cidade é competente?
client = Cliente|Contratante > quem encomenda os serviços > Quem encomenda os serviços?
contractor = Prestador|Contratado|Consultor > quem faz o trabalho > Quem presta os serviços?
serviceFee = Honorários|Mensalidade|Preço dos serviços > o que custam os serviços > Quanto custam os serviços?
paymentTerm = Prazo de pagamento|Condições de pagamento|Pagável em > tempo dado para pagar > Em quanto tempo se pagam as faturas?
contractTerm = Duração do contrato|Vigência|Duração > quanto tempo corre o acordo > Quanto tempo dura o contrato?
effectiveDate = Data de efeito|Entrada em vigor|Em vigor desde > dia em que o contrato produz efeito > A partir de que dia vale o contrato?
liabilityCap = Limite de responsabilidade|Responsabilidade máxima > máximo a pagar por danos > Até que soma se responde?
`);
