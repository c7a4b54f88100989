import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-es.js';
import {contractPhrases} from './contract-phrases-es.js';
import {eventPhrases} from './event-phrases-es.js';

export const sentences: SentenceLanguage = {
  abbreviations: 'sr|sra|srta|d|dna|art|num|no|av|avda|c|tel|pza|dto|lic|ud|uds|cia|cap',
  articles: 'el|la|los|las|un|una|del|de|al|lo',
  numberWords:
    'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|dieciocho|veinte|veinticuatro|treinta|sesenta|noventa',
  cardinals: 'uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  timeUnits: 'dias?|semanas?|mes|meses|anos?|horas?',
  timeUnitLeads: 'naturales|habiles|laborables',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords: 'contrato|acuerdo|convenio|poliza|anexo|clausula|acta|carta|escritura',
  nameLeads: 'entre|y|de|don|dona|d|sr|sra|senor|senora|el senor|la senora',
  insideNames: 'de|del|la|los|las|y de|e',
  notNames:
    'arrendador|arrendadora|arrendatario|arrendataria|empresa|trabajador|trabajadora|vendedor|comprador|partes|parte|contrato|clausula|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|el|la|los|las|en|por|a|euros|madrid|primera|segunda|tercera|cuarta|quinta|calle',
  stateLeads: 'reino de|republica de|republica|estado de|provincia de',
  lawAdjectives: 'espanola|espanol|mexicana|argentina|chilena|colombiana|peruana',
  lawWords: 'ley|legislacion|derecho|leyes',
  addressEnds: 'con|que|para|en adelante|compuesta|compuesto|y con|representada|provisto|provista|mayor',
  titleEnds: 'en|de la empresa|a|con|desde|para|y',
  askingWords:
    'que|cual|cuales|quien|quienes|cuando|donde|como|cuanto|cuanta|es|son|el|la|los|las|un|una|de|del|en|por|para|a|al|con|y|o|nombre|contrato|documento|este|valor|se',
  denying: String.raw`no|sin|ningun\w*|nunca|excluid\w*|prohibid\w*|exent\w*|salvo|tampoco`,
  roles: {
    landlord: 'arrendador|arrendadora|propietario|propietaria',
    tenant: 'arrendatario|arrendataria|inquilino|inquilina',
    employer: 'empleador|empleadora|empresa',
    employee: 'trabajador|trabajadora|empleado|empleada',
    seller: 'vendedor|vendedora|proveedor',
    buyer: 'comprador|compradora',
    lender: 'prestamista|banco',
    borrower: 'prestatario|prestataria',
    guarantor: 'fiador|fiadora|avalista',
    insurer: 'asegurador|aseguradora',
    insured: 'asegurado|asegurada|tomador|tomadora',
    client: 'cliente',
    contractor: 'contratista|prestador',
  },
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
