/** What a closing says must follow from the rows it stands for, written in another way than the source. */

/** Each change of a person's cash, on the day on which it counts. */
const ledger = `ledger as (
  select holder_id as person, day, paise from receipt_tenders where method = 'cash' and holder_id is not null
  union all select to_id, to_day, paise from cash_moves where to_id is not null and accepted_at is not null
  union all select from_id, from_day, -paise from cash_moves
    where from_id is not null and accepted_at is not null and closing_id is null),
final as (
  select closings.*, lag(kept_paise) over own as kept_before, lag(day) over own as day_before
  from closings where accepted_at is not null window own as (partition by person_id order by day))`;

/** Statements that return a row for each sum of cash that does not add up. */
export const falseCashSums = {
  "closings that expect another sum than was carried, taken and accepted, less what was given": `
    with ${ledger} select id, day, expected_paise, carried_paise from final
    where expected_paise <> carried_paise
      + (select coalesce(sum(paise), 0) from ledger where person = person_id and ledger.day = final.day)`,
  "closings that carry another sum than the one before kept": `
    with ${ledger} select id, carried_paise, kept_before from final where carried_paise <> coalesce(kept_before, 0)`,
  "days with money that were passed over": `
    with ${ledger} select person, ledger.day from ledger join final on person = person_id
    where ledger.day < final.day and ledger.day > coalesce(day_before, '-infinity')`,
  "money that counts on no day": `
    with ${ledger} select person, paise from ledger where day is null`,
  "money that is not where it should be": `
    with ${ledger}, last as (select distinct on (person_id) * from final order by person_id, day desc),
    sums as (select
      (select coalesce(sum(paise), 0) from ledger left join last on person_id = person
        where ledger.day > coalesce(last.day, '-infinity'))
        + (select coalesce(sum(kept_paise), 0) from last) as pockets,
      (select coalesce(sum(paise), 0) from cash_moves where accepted_at is not null and (kind = 'added'
        or (kind = 'handover' and from_id is not null and to_id is null)))
        - (select coalesce(sum(paise), 0) from cash_moves
          where accepted_at is not null and kind <> 'added' and from_id is null) as drawer,
      (select coalesce(sum(paise), 0) from cash_moves where kind in ('bank', 'petty')) as bank_and_bills,
      (select coalesce(sum(expected_paise - counted_paise), 0) from final) as written,
      (select coalesce(sum(paise), 0) from receipt_tenders where method = 'cash' and holder_id is not null) as taken,
      (select coalesce(sum(paise), 0) from cash_moves where kind = 'added') as added)
    select * from sums where pockets + drawer + bank_and_bills + written <> taken + added`,
  "cash that counts on a day closed before its receipt was stored": `
    select receipt_id, t.day from receipt_tenders t join receipts r on r.id = receipt_id
    join closings c on c.person_id = holder_id and c.day >= t.day
    where method = 'cash' and c.accepted_at < r.received_at`,
  "cash that changed hands on a day closed before": `
    select m.id from cash_moves m join closings c
      on (c.person_id = from_id and c.day >= from_day) or (c.person_id = to_id and c.day >= to_day)
    where c.accepted_at < m.accepted_at`,
  "accepted closings without their hand-over, and hand-overs of open ones": `
    select c.id from closings c left join cash_moves m on m.closing_id = c.id group by c.id
    having count(m.id) <> case when c.accepted_at is not null and c.counted_paise > c.kept_paise then 1 else 0 end
      or coalesce(sum(m.paise), 0) <> case when c.accepted_at is null then 0 else c.counted_paise - c.kept_paise end
      or coalesce(bool_or(m.from_id <> c.person_id or m.to_id <> c.accepted_by), false)`,
  "closings accepted by their own person": "select id from closings where accepted_by = person_id",
  "settlements of another sum than was recorded": `
    select s.day, s.method from settlements s where expected_paise <>
      (select coalesce(sum(paise), 0) from receipt_tenders t where t.day = s.day and t.method = s.method)`,
};

/** Returns all that may not change any more: accepted closings, answered moves, tenders. */
export const finalRows = `
  select 'closing ' || id as key, to_jsonb(c)::text as value from closings c where accepted_at is not null
  union all select 'move ' || id, to_jsonb(m)::text from cash_moves m where coalesce(accepted_at, refused_at) is not null
  union all select 'tender ' || receipt_id || method, to_jsonb(t)::text from receipt_tenders t`;

/** Returns what a person should have on a day, by all that is recorded. */
export const expectedOf = (person: string, day: string) => `
  with ${ledger} select (
    coalesce((select kept_paise from final where person_id = '${person}' order by day desc limit 1), 0)
    + coalesce((select sum(paise) from ledger where person = '${person}' and day = '${day}'), 0))::int as paise`;
