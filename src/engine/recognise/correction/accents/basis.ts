/**
 * The classes whose log probabilities are the features for accents. The recogniser's last layer computes 6,625 classes
 * from 120 numbers, so that the log probabilities of some 120 classes, relative to one of them, say as much as all.
 * They were chosen by pivoted Cholesky decomposition of their covariance on 160 pages: each is the class least
 * explained by those before it, Chinese characters aside.
 */
export const basis =
  'aiésoｎ℃Kβz,P③≥}√μ★ｌ』qhm－’fUd±8^￥の@{w／］！$．｜》Ω®—＃(∈_#Ⅳ&:yg' +
  '；７Λ「~"↓)▏α<*？%π°←?×□b▪Q`㎡【∶J→5②＊Gü９x…!＋r＆、◆≤>‘ⅡＳ²ｉ]=LN☆～';
