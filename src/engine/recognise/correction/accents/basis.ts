/**
 * Classes whose probabilities hold what the last layer of the recogniser knows of a character. That layer makes the 6,625
 * classes of 120 numbers, so that the logarithms of some 120 of them, but for one constant, say as much as all. Each of
 * these is the one least told by those before it, Chinese ones aside (pivoted Cholesky decomposition of their covariance
 * on 160 pages).
 */
export const basis =
  'aiésoｎ℃Kβz,P③≥}√μ★ｌ』qhm－’fUd±8^￥の@{w／］！$．｜》Ω®—＃(∈_#Ⅳ&:yg' +
  '；７Λ「~"↓)▏α<*？%π°←?×□b▪Q`㎡【∶J→5②＊Gü９x…!＋r＆、◆≤>‘ⅡＳ²ｉ]=LN☆～';
