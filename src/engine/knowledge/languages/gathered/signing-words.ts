/** Words for a signature and for signing, folded: en, de, fr, es, it, pt, nl, pl, sv, tr. */
export const signingWords =
  /(?<!\p{L})(?:sign(?:ed|ature|atures|atory|ing)|unterschrift\w*|unterzeichn\w*|gezeichnet|signature|signe[es]?|signataire|firma|firmado|firmato|firmas|assinatura|assinado|handtekening\w*|ondertekend|ondertekening|podpis\w*|underskrift\w*|undertecknad\w*|imza\w*)(?!\p{L})/u;

/** Papers that are dated where they are signed, folded. */
export const signedPapers =
  /(?<!\p{L})(?:form|application|letter|agreement|declaration|antrag\w*|vertrag\w*|schreiben\w*|erklarung|formular\w*|formulaire|demande|lettre|courrier|declaration|formulario|solicitud|carta|contrato|declaracion|modulo|domanda|lettera|contratto|dichiarazione|requerimento|declaracao|atestado|formulier|aanvraag|brief|overeenkomst|verklaring|formularz\w*|wniosk\w*|wniosek|pismo|pisma|umow\w*|oswiadczen\w*|blankett\w*|ansokan|brev\w*|avtal\w*|dilekce\w*|basvuru\w*|mektu\w*|sozlesme\w*|beyan\w*)(?!\p{L})/u;
