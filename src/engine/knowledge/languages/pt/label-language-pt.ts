import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups-pt.js';
import {families} from './word-families/families-pt.js';

export const labelLanguage: LabelLanguage = {
  fillers: `qual quais que é são foi era o a os as um uma de do da dos das em no na nos nas ao à para por com e se
    seu sua este esta deste desta indique encontre completo completa exato exata indicado indicada deve ser
    há tem foram está estão sido consta constam aparece aparecem impresso impressa indicados esse essa isso
    aquele num numa pelo pela pelos pelas lhe ele ela sobre entre devem pode encontra figura apresentado
    mencionado mencionada 1 só já`,
  particles: 'a de em por para até',
  joined: 'e mail, da noiva, do noivo, a noiva, o noivo, porta de embarque',
  endings: 'os as es a o e',
  same: `número nº n nr num nro, data dia quando, valor importância montante quantia soma quanto,
    telefone tel telemóvel celular, nome quem denominação, endereço morada, local lugar onde,
    início começo começa primeiro primeira, fim término termina último última final, referência ref,
    empresa sociedade firma, código cód, emissão emitido emitida emite emitiu,
    assinatura assinado assinada assinou assina assinar, pagamento pagamentos,
    funcionário trabalhador empregado colaborador funcionária trabalhadora, veículo carro automóvel viatura,
    validade válido válida, vencimento vence, expira expiração, médico médica doutor doutora,
    nascimento nascido nascida nasceu, mensal mês mensais, anual ano anuais, fatura factura, nomes nome,
    consumo consumos, telemóvel telemovel, reunião sessão assembleia assembléia, entrega entregue,
    registo registro registado registrado registada registrada, comboio trem, autocarro ônibus,
    camião caminhão, chassi chassis, direção direcção, seguro seguros, ônus onus, condições condição,
    prestação prestações, transação transações transacção, observações observação, deduções dedução,
    informações informação, avaliação avaliações, morada moradas, total totais, período períodos,
    danoiva anoiva, donoivo onoivo`,
  or: 'ou',
  not: 'não|sem|exceto',
  papers:
    '(?:do|da|deste|desta|no|na|neste|nesta) (?:documento|formulário|contrato|fatura|carta|extrato|certificado|recibo|apólice|página|pedido)',
  jobTitles: `diretor diretora director presidente gerente secretário secretária tesoureiro chefe responsável
    administrador administradora sócio sócia advogado advogada notário engenheiro engenheira contador
    consultor médico professor prefeito técnico procurador`,
  courtesy: 'sr sra dr dra eng',
  groups,
  families,
};
