import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups-it.js';
import {families} from './word-families/families-it.js';

export const labelLanguage: LabelLanguage = {
  fillers: `quale quali che cosa è sono era stato stata il lo la i gli le l un uno una di del dello della dei degli
    delle d dell nel nella in al alla allo all ai a per da dal dalla con su sul sulla e si suo sua questo
    questa quest indicare indica trova completo completa esatto esatta indicato indicata ha hanno viene
    vengono come nei nelle negli sulle sui tra fra quell quella quello risulta riportato riportata stampato
    stampata presente può bisogna deve devono fu essere`,
  particles: 'a da per in al dal il',
  joined: 'e mail, ordine del giorno, della sposa, dello sposo, la sposa, lo sposo',
  endings: 'i e o a',
  same: `numero n nr num no, data giorno quando, importo somma quanto ammontare, telefono tel,
    nome chi nominativo denominazione, luogo dove, inizio decorrenza inizia comincia primo prima,
    fine termine termina ultimo ultima finale, riferimento rif, società azienda ditta impresa, codice cod,
    totale complessivo complessiva tot, scadenza scade scadere, contratto accordo,
    veicolo auto autoveicolo automobile vettura macchina, dipendente lavoratore lavoratrice impiegato,
    nato nascita, emesso emissione emette, firma firmato sottoscrizione sottoscritto firmare,
    medico dottore dottoressa dott, durata dura, rilasciato rilascio rilascia, assicurazione assicurativa,
    nome nomi, dellasposa lasposa, dellosposo losposo`,
  or: 'o|oppure',
  not: 'non|senza|tranne',
  papers:
    '(?:del|della|di questo|di questa|nel|nella|sul|sulla) (?:documento|modulo|contratto|fattura|lettera|certificato|ricevuta|polizza|pagina|estratto conto|ordine)',
  jobTitles: `direttore direttrice presidente amministratore segretario segretaria tesoriere responsabile dirigente
    socio avvocato notaio ingegnere ragioniere consulente medico professore sindaco titolare tecnico
    procuratore delegato`,
  courtesy: 'sig sigra signor signora dott dottssa ing avv',
  groups,
  families,
};
