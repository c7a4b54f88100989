import {list} from '../list.mjs';

/** Frases de papeles por materia. */
export const subjectTexts = {
  prose: {
    referral: [
      list(`Estimado colega:
        le envío a {patientName}, nacido/a el {birthDate}, a quien atiendo desde el {anyDate}.
        El motivo es este: {reasonForReferral}.
        Pienso en {diagnosis}. Tratamiento hasta ahora: {medication}.
        Alergias: {allergies}. La última tensión fue de {bloodPressure}.
        {anyPerson} no había hallado nada el {anyDate}.
        Ruego que informe a {referringDoctor} tras la visita.`),
      list(`Ruego a {specialist} que vea a este paciente.
        {patientName} (nacimiento: {birthDate}) vino a mi consulta el {anyDate}.
        Hay que aclarar lo siguiente: {reasonForReferral}.
        La tensión era de {bloodPressure}; corazón y pulmones, normales.
        Sospecho lo siguiente: {diagnosis}. Toma ahora: {medication}.
        Va copia a {anyPerson}. No tolera: {allergies}.`),
    ],
    'discharge-letter': [
      list(`Informamos sobre {patientName}, nacido/a el {birthDate}, que estuvo aquí del {admissionDate} al {dischargeDate}.
        El diagnóstico fue: {diagnosis}.
        Un primer examen de {anyPerson} el {anyDate} no mostró nada.
        Realizamos lo siguiente: {procedure}. No hubo complicaciones.
        Al salir, la tensión era de {bloodPressure}.
        Debe seguir tomando: {medication}.
        Deseamos verlo de nuevo el {followUpDate}.`),
      list(`{patientName} ingresó el {admissionDate} (servicio: {ward}) tras una carta del {anyDate}.
        {attendingDoctor} dirigió el tratamiento.
        Nuestras pruebas mostraron: {diagnosis}.
        Se eligió este tratamiento: {procedure}. Los puntos los quitó {anyPerson}.
        La estancia terminó el {dischargeDate} sin molestias.
        Hay una revisión el {followUpDate}. Alergias conocidas: {allergies}.`),
    ],
    enrolment: [
      list(`Se certifica que {student} está matriculado en el centro {university}.
        El número de alumno es {studentNumber} y los estudios son: {degreeProgramme}.
        El certificado vale para este periodo: {semester}, es decir, del {semesterStart} al {semesterEnd}.
        El título al que aspira: {intendedDegree}. La matrícula data del {enrolledSince}.
        Las tasas de {anyMoney} se pagaron el {anyDate}.`),
      list(`{student}, con el número {studentNumber}, está inscrito desde el {enrolledSince}.
        Cursa lo siguiente: {degreeProgramme}, con vistas al título {intendedDegree}.
        Periodo: {semester}, semestre {studySemester} de los estudios.
        Las clases van del {semesterStart} al {semesterEnd}; los exámenes, hasta el {anyDate}.
        Informa {registrar}, antes {anyPerson}.`),
    ],
    'parking-fine': [
      list(`El vehículo con matrícula {vehicleRegistration} fue visto el {offenceTime}.
        Lugar: {offencePlace}. El agente anotó: {offence}.
        Debe pagar una multa de {fineAmount} antes del {dueDate}.
        Si paga hasta el {reducedUntil}, bastan {reducedFine}.
        Puede recurrir hasta el {appealUntil}. La tarifa del {anyDate} ya no vale.
        La grúa cuesta {anyMoney}.`),
      list(`Se le denuncia por lo siguiente: {offence}.
        Lo comprobó el agente {officerNumber} el {offenceTime} en este lugar: {offencePlace}.
        Vehículo: {vehicleRegistration}. La multa es de {fineAmount} y vence el {dueDate}.
        Se reduce a {reducedFine} hasta el {reducedUntil}.
        Un aviso cuesta {anyMoney}. El escrito del {anyDate} queda anulado.
        Las alegaciones deben llegar antes del {appealUntil}.`),
    ],
    'insurance-claim': [
      list(`Buenos días, {policyHolder}:
        volvemos sobre su siniestro {claimNumber} y su carta del {anyDate}.
        El daño ocurrió el {lossDate} en {lossPlace}.
        Usted nos contó: {lossDescription}.
        Reclamó {claimedSum}; la firma {anyCompany} había calculado {anyMoney}.
        La póliza {policyNumber} prevé una franquicia de {deductible}.
        Por eso le pagaremos {settledSum} el {payoutDate}.
        Lleva su caso {claimsHandler}, y no ya {anyPerson}.`),
      list(`Recibimos sus papeles del {anyDate}.
        Se trata de un suceso del {lossDate}: {lossDescription}.
        Nuestro perito {anyPerson} fue a {lossPlace}.
        De {claimedSum} usted asume {deductible}.
        Recibirá {settledSum} después del {payoutDate}.
        Cite el siniestro {claimNumber} al escribir a {claimsHandler}.`),
    ],
    'loan-agreement': [
      list(`Entre {lender} (prestamista) y {debtor} (prestatario) se acuerda lo siguiente.
        Se conceden {loanAmount} con el número {loanNumber}.
        El interés es del {interestRate} al año y el plazo de {loanTerm}.
        La cuota mensual es de {instalment}; la primera vence el {firstPaymentDate}.
        Garantía: {collateral}. Cada retraso cuesta {anyMoney}.
        La oferta del {anyDate} queda sin efecto.
        Rige el derecho siguiente: {governingLaw}.`),
      list(`{debtor} recibe de {lender} la suma de {loanAmount}.
        El interés fijo es del {interestRate}; los gastos suman {anyMoney}.
        La devolución dura {loanTerm} y empieza el {firstPaymentDate}.
        Cada mes se cargan {instalment}.
        Garantía: {collateral}. El aval de {anyPerson} no se aceptó.
        Se puede desistir durante {anyDuration}.`),
    ],
    'donation-receipt': [
      list(`{charity} agradece de corazón a {donor} su ayuda.
        El {donationDate} recibimos {donationAmount}.
        El dinero se destina a lo siguiente: {donationPurpose}.
        Estamos exentos con el número {taxExemptNumber} desde el {anyDate}.
        El año pasado nos dieron {anyMoney} en total. Este recibo lleva el número {receiptNumber}.`),
      list(`Queridos amigos: confirmamos la llegada de un donativo.
        {donor} nos dio {donationAmount}, que llegaron el {donationDate}.
        Como se deseaba, es para lo siguiente: {donationPurpose}.
        Guarde el recibo {receiptNumber} para sus impuestos.
        La fiesta del {anyDate} dio otros {anyMoney}.
        Saluda nuestro tesorero, {anyPerson}.`),
    ],
    'hotel-booking': [
      list(`Buenos días, {guest}: gracias por su reserva. Casa: {hotelName}.
        Su reserva tiene el número {bookingCode}.
        Llega el {checkIn} y sale el {checkOut}, es decir, {nights} noches.
        Hemos reservado: {roomType}, a {roomRate} la noche.
        La estancia cuesta {stayPrice}, sin la tasa de {anyMoney}.
        Puede cancelar sin gastos hasta el {cancelUntil}.
        Estamos aquí: {hotelAddress}. La piscina está cerrada hasta el {anyDate}.`),
      list(`Confirmamos la reserva {bookingCode} de {guest}.
        Llegada el {checkIn} desde las 15 horas, salida el {checkOut} antes de las 11.
        Su elección: {roomType}, para {guestCount} personas.
        Por {nights} noches cobramos {stayPrice}; aparcar cuesta {anyMoney}.
        Cambios gratis hasta el {cancelUntil}.
        Le espera {anyPerson}. Casa: {hotelName}.`),
    ],
  },
};
