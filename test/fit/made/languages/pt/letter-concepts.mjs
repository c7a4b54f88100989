import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = A nossa morada|Sede|Morada da sede > morada no cabeçalho|endereço do remetente > Qual é a morada do remetente?
senderPhone = Telefone|Tel.|Telef.|T > número de telefone no cabeçalho|número da empresa > Para que número se pode ligar?
senderFax = Fax|Telefax|N.º de fax > número para faxes > Qual é o número de fax?
senderEmail = E-mail|Correio eletrónico|Mail > endereço eletrónico do remetente > Para que e-mail se pode escrever?
senderWebsite = Site|Internet|Página web > página da empresa na internet > Qual é o endereço do site?
vatId = NIF|NIPC|Contribuinte n.º > identificação para o imposto > Com que NIF está registada a empresa?
bic = BIC|SWIFT|Código SWIFT > código identificador do banco > Qual é o código SWIFT do banco?
placeOfSigning = Local|Feito em > cidade onde foi escrito > Onde foi escrito?
recipientAddress = Morada do destinatário|Morada de envio|A sua morada > para onde vai a carta > Para que morada foi enviada?
servicePhone = Apoio ao cliente|Linha de apoio|Dúvidas? > número para perguntas > Que número é para perguntas?
emergencyPhone = Emergências|Avarias|Piquete > número em caso de avaria > A quem se liga numa emergência?
openingHours = Horário|Horário de atendimento > quando abre o escritório > Quando está aberto o escritório?
`);
