/** Fills the tables with copies of a job and its one document, in SQL that both databases know. */
import {sql} from 'kysely';

/** What is copied: a job with one document, and the states that copies begin in, whatever becomes of the job. */
export async function patternOf(db, id) {
  const job = await db.selectFrom('jobs').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  const document = await db
    .selectFrom('documents')
    .select('status')
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow();
  return {id, jobStatus: job.status, documentStatus: document.status};
}

/** `documents` per copied job. `from` counts the copies that were made before. */
export async function copyJob(db, {id, jobStatus, documentStatus}, {jobs, documents = 1, from = 0}) {
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const document = await db
    .selectFrom('documents')
    .selectAll()
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow();
  const jobColumns = others(job, ['id', 'total', 'done', 'status', 'holder']);
  const total = sql`${sql.lit(documents)}`;
  const done = documentStatus === 'done' ? total : sql`0`;
  const numbers = (name, last) =>
    sql`${sql.raw(name)}(n) as (select 1 union all select n + 1 from ${sql.raw(name)} where n < ${sql.lit(last)})`;
  await db.transaction().execute(async (trx) => {
    await sql`insert into jobs (id, total, done, status, ${sql.raw(jobColumns)})
      with recursive ${numbers('copies', jobs)}
      select ${idOf('copies', from)}, ${total}, ${done}, ${sql.lit(jobStatus)}, ${sql.raw(jobColumns)} from jobs, copies where jobs.id = ${id}`.execute(
      trx,
    );
    const columns = others(document, ['id', 'job_id', 'position', 'status', 'holder']);
    await sql`insert into documents (id, job_id, position, status, ${sql.raw(columns)})
      with recursive ${numbers('copies', jobs)}, ${numbers('places', documents)}
      select ${idOf('copies', from)} || '-' || places.n, ${idOf('copies', from)}, places.n - 1, ${sql.lit(documentStatus)}, ${sql.raw(columns)}
      from documents, copies, places where documents.id = ${document.id}`.execute(trx);
  });
}

/** Ids of the form that requests ask for, scattered over the index as random ones are: decimal digits are hexadecimal, too. */
export function copyId(number) {
  return `${10_000_000 + ((number * 2_654_435_761) % 89_999_999)}-0000-4000-8000-${100_000_000_000 + number}`;
}

function idOf(table, from) {
  const number = sql`(cast(${sql.raw(table)}.n as bigint) + ${sql.lit(from)})`;
  return sql`(10000000 + (${number} * 2654435761) % 89999999) || '-0000-4000-8000-' || (100000000000 + ${number})`;
}

function others(row, without) {
  return Object.keys(row)
    .filter((column) => !without.includes(column))
    .map((column) => `"${column}"`)
    .join(', ');
}
