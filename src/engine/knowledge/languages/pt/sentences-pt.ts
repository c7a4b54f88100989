import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-pt.js';
import {contractPhrases} from './contract-phrases-pt.js';
import {eventPhrases} from './event-phrases-pt.js';

export const sentences: SentenceLanguage = {
  abbreviations: 'sr|sra|dr|dra|art|n|no|av|tel|lda|ltda|eng|prof|exmo|cia|r',
  articles: 'o|a|os|as|um|uma|do|da|de|ao|no|na',
  numberWords:
    'um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|dezoito|vinte|vinte e quatro|trinta|trinta e seis|sessenta|noventa',
  cardinals: 'um|uma dois|duas tres quatro cinco seis sete oito nove dez onze doze',
  timeUnits: 'dias?|semanas?|mes|meses|anos?|horas?',
  timeUnitLeads: 'uteis|corridos|civis',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords: 'contrato|acordo|convencao|apolice|anexo|clausula|ata|acta|carta',
  nameLeads: 'entre|e|o senhor|a senhora|senhor|senhora|sr|sra|dona|dom',
  insideNames: 'de|da|do|das|dos|e filhos',
  notNames:
    'senhorio|senhoria|inquilino|inquilina|arrendatario|arrendataria|locador|locadora|locatario|locataria|empregador|trabalhador|vendedor|comprador|partes|parte|contrato|clausula|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|o|a|os|as|em|no|na|euros|reais|rua|primeira|segunda|terceira|quarta|quinta',
  stateLeads: 'republica|estado de|estado do|reino de',
  lawAdjectives: 'portuguesa|portugues|brasileira|brasileiro|espanhola|angolana',
  lawWords: 'lei|leis|legislacao|direito',
  addressEnds:
    'composto|composta|com|que|doravante|adiante|para|representada|nascido|nascida|portador|portadora|e',
  titleEnds: 'em|na|no|com|a|desde|para|e',
  askingWords:
    'que|qual|quais|quem|quando|onde|como|quanto|e|sao|o|a|os|as|um|uma|de|do|da|em|no|na|por|para|ao|com|ou|nome|contrato|documento|este|valor|se',
  denying: String.raw`nao|sem|nenhum\w*|nunca|excluid\w*|proibid\w*|isent\w*|salvo|recusad\w*`,
  roles: {
    landlord: 'senhorio|senhoria|locador|locadora|proprietario',
    tenant: 'inquilino|inquilina|arrendatario|arrendataria|locatario|locataria',
    employer: 'empregador|empregadora|entidade empregadora|empresa',
    employee: 'trabalhador|trabalhadora|empregado|empregada',
    seller: 'vendedor|vendedora|fornecedor',
    buyer: 'comprador|compradora',
    lender: 'mutuante|credor|banco',
    borrower: 'mutuario|mutuaria|devedor',
    guarantor: 'fiador|fiadora',
    insurer: 'seguradora|segurador',
    insured: 'segurado|segurada|tomador',
    client: 'cliente|contratante',
    contractor: 'contratada|contratado|prestador',
  },
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
