import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Valor hora|Vencimento por hora > paga por uma hora > Quanto se paga por uma hora?
hoursWorked = Horas trabalhadas|Horas|Horas pagas > tempo pago > Quantas horas se trabalharam?
taxableIncome = Rendimento coletável|Valor sujeito a IRS > parte que é tributada > Sobre quanto se paga imposto?
employerPension = Pensão (empresa)|Contribuição empresa pensão > o que a empresa põe para a reforma > Quanto põe a empresa para a pensão?
employeePension = Pensão (trabalhador)|Contribuição trabalhador pensão > o que o trabalhador põe para a reforma > Quanto põe o trabalhador para a pensão?
healthInsurance = Seguro de saúde|Saúde > contribuição para doença > Quanto vai para o seguro de saúde?
roomNumber = Quarto|N.º do quarto > que quarto era > Em que quarto dormiu o hóspede?
checkIn = Chegada|Data de chegada > primeiro dia da estadia > Quando chegou o hóspede?
checkOut = Partida|Data de saída > último dia da estadia > Quando saiu o hóspede?
guest = Hóspede|Nome do hóspede > quem ficou no hotel > Quem lá ficou?
roomRate = Preço do quarto|Preço por noite|Diária > preço de uma noite > Quanto custa uma noite?
taxYear = Ano fiscal|Ano do imposto > ano a que o imposto respeita > Para que ano é o imposto?
totalIncome = Rendimento global|Total de rendimentos > tudo o que se ganhou > Quanto se ganhou ao todo?
allowance = Dedução específica|Mínimo isento > parte que não é tributada > Quanto é isento?
taxAssessed = Coleta líquida|Imposto apurado > imposto do ano > Quanto imposto foi fixado?
prepaid = Retenções na fonte|Pagamentos por conta > imposto pago antes > Quanto imposto foi pago antes?
refund = Reembolso|Valor a reembolsar > dinheiro devolvido > Quanto é devolvido?
pupil = Aluno/a|Nome do aluno|Estudante > criança de quem se trata > De que aluno se trata?
className = Turma|Ano e turma > grupo do aluno > Em que turma está o aluno?
schoolYear = Ano letivo|Período letivo > ano da pauta > Para que ano letivo é?
daysAbsent = Faltas|Dias de ausência > dias em que o aluno faltou > Quantos dias faltou o aluno?
classTeacher = Diretor de turma|Professor titular > professor da turma > Quem é o professor da turma?
weekEnding = Semana até|Semana de > último dia da semana > De que semana se trata?
totalHours = Total de horas|Horas totais|Soma das horas > todas as horas juntas > Quantas horas são ao todo?
tripPurpose = Motivo da viagem|Objetivo da viagem > porque se viajou > Para que foi a viagem?
advancePaid = Adiantamento|Menos adiantamento > dinheiro dado antes > Quanto dinheiro foi dado antes?
reimbursement = A pagar ao trabalhador|Total a reembolsar > o que a pessoa recebe de volta > Quanto recebe de volta quem viajou?
previousBill = Fatura anterior|Saldo da fatura anterior > o que foi faturado antes > De quanto era a fatura de antes?
standingCharge = Termo fixo|Quota de serviço > preço fixo sem consumo > O que se paga mesmo sem consumo?
unitRate = Preço do kWh|Preço por unidade > preço de uma unidade > Quanto custa uma unidade?
discount = Desconto|Abatimento|Menos desconto > o que se pode tirar > Quanto se pode tirar?
discountDeadline = Desconto se pagar até|Desconto até > último dia para pagar menos > Até quando se pode pagar menos?
instalment = Prestação mensal|Mensalidade fixa|Nova prestação > o que se paga cada mês > Quanto se paga cada mês?
nextReadingDate = Próxima leitura|Data da próxima leitura > dia em que se lê de novo > Quando se lê de novo?
mileage = Quilometragem|Quilómetros|Conta-quilómetros > distância feita pelo carro > Quanto andou o carro?
labourHours = Horas de mão de obra|Tempo gasto > horas de trabalho > Quantas horas levou o trabalho?
labourRate = Preço hora|Tarifa/hora > preço de uma hora de trabalho > Quanto custa uma hora de trabalho?
labourCost = Mão de obra|Total mão de obra > preço do trabalho > Quanto custou o trabalho?
partsCost = Peças|Total peças|Materiais > preço das peças > Quanto custaram as peças?
`);
