/** Fills a database with orders and what comes with them, in ratios that a shop of this kind may have. All of it is invented. */
import { sql } from 'drizzle-orm'
import type { Connection } from '../adapters/db/connection.ts'

const FIRST = 'ana ben carla david elena farid grace hugo irina jamal karin liang maria nadia omar paula quentin rosa samir tanya ulrich vera wei ximena yusuf zoe martin marcos marta mark'.split(' ')
const LAST =
  'abbott baker castro dubois eriksen fischer garcia haddad ivanov jensen kumar lopez meyer novak okafor petrov quinn rossi silva tanaka ueda varga weber xu yilmaz zhang moreau nguyen oliveira park'.split(
    ' ',
  )
const HOSTS = 'gmail.com outlook.com yahoo.com proton.me mail.com icloud.com'.split(' ')

const list = (values: readonly string[]) => sql.raw(`array[${values.map((value) => `'${value}'`).join(', ')}]`)
const pick = (values: readonly string[]) => sql`(${list(values)})[1 + floor(random() * ${sql.raw(String(values.length))})::int]`

/** Parts of a hundred that end in each state; what is open lies in the last days only. */
const SETTLED = [
  ...Array<string>(46).fill('delivered'),
  ...Array<string>(14).fill('first_draft_sent'),
  ...Array<string>(20).fill('placed'),
  ...Array<string>(9).fill('expired'),
  ...Array<string>(4).fill('payment_failed'),
  ...Array<string>(3).fill('cancelled'),
  ...Array<string>(2).fill('refunded'),
  ...Array<string>(2).fill('withdrawn'),
]
const PAID = `('paid', 'in_production', 'first_draft_sent', 'delivered', 'refunded', 'withdrawn', 'disputed')`
const PRODUCTS = [...Array<string>(5).fill('niw-diy'), ...Array<string>(4).fill('selfpetition-ai'), 'rfe-response']

export type Filled = { rows: Record<string, number>; seconds: number; megabytes: number }

/** `count` orders over three years before `now`. Rows are written in the order of time, and indexes are there meanwhile, as while a shop grows. */
export async function fillOrders(db: Connection, count: number, now: Date): Promise<Filled> {
  const began = performance.now()
  const end = now.toISOString()
  const rows = sql.raw(String(count))
  const share = (part: number) => sql.raw(String(Math.max(1, Math.round(count * part))))
  await db.execute(sql`
    insert into orders (id, reference, product, state, email, selections, lines, link_key, list_cents, discount_cents, total_cents, paid_cents, amount_mismatch,
      payment_provider, payment_session_id, payment_intent_id, created_at, updated_at, paid_at, due_at)
    select id, reference, product, state, email, selections, lines, 'SelfpetitionAi', 100000, 15000, 85000, case when paid then 85000 end, paid and random() < 0.005,
      'stripe', 'cs_' || id, case when paid then 'pi_' || id end, created_at, created_at, case when paid then created_at + interval '3 minutes' end,
      case when state in ('paid', 'in_production') then created_at + interval '2 days' end
    from (
      select *, state in ${sql.raw(PAID)} as paid from (
        select gen_random_uuid() as id,
          'PW-' || upper(translate(substr(letters, 1, 4) || '-' || substr(letters, 5, 4) || '-' || substr(letters, 9, 4) || '-' || substr(letters, 13, 4), 'abcdef', 'GHJKMN')) as reference,
          ${pick(PRODUCTS)} as product,
          case when recent and chance < 0.6 then 'in_production' when recent and chance < 0.7 then 'paid' when chance > 0.9995 then 'disputed' when chance > 0.999 then 'payment_pending' else ${pick(SETTLED)} end as state,
          ${pick(FIRST)} || '.' || ${pick(LAST)} || (random() * ${share(0.02)})::int || '@' || ${pick(HOSTS)} as email,
          ${JSON.stringify({ userProfession: { profession1: 'engineer' }, userEndeavorOption: { title: 'An endeavor', text: 'x'.repeat(400) }, userAddons: { referenceLettersNumber: 2 } })}::jsonb as selections,
          ${JSON.stringify([{ item: 'SelfpetitionAi', label: 'Selfpetition AI', cents: 100_000, discounted: true }])}::jsonb as lines,
          created_at
        from (
          select md5(random()::text || n) as letters, random() as chance, at as created_at, at > ${end}::timestamptz - interval '4 days' as recent
          from (select n, ${end}::timestamptz - (random() * interval '1095 days') as at from generate_series(1, ${rows}) n order by at) placed
        ) rolled
      ) drawn
    ) made`)
  await db.execute(sql`
    insert into order_events (order_id, at, from_state, to_state, actor, cause)
    select id, created_at, null, 'placed', 'customer', 'order placed' from orders
    union all select id, paid_at, 'placed', 'paid', 'payment', 'paid' from orders where paid_at is not null
    union all select id, paid_at + interval '1 day', 'paid', state, 'operator:operator@mail.com', 'work went on' from orders where paid_at is not null and state <> 'paid'
    order by 2`)
  await db.execute(sql`
    insert into payment_events (id, provider, type, payload, created_at, received_at, handled_at, outcome, order_id)
    select 'evt_' || id, 'stripe', 'checkout.session.completed', jsonb_build_object('id', 'evt_' || id, 'data', jsonb_build_object('object', jsonb_build_object('payment_intent', payment_intent_id, 'amount_total', 85000, 'note', repeat('x', 2500)))),
      paid_at, paid_at, paid_at, 'paid', case when random() > 0.005 then id end
    from orders where paid_at is not null order by paid_at`)
  // Bodies and payloads pack to little: the rows are as short as where longer ones lie outside, and the disk stays free.
  await db.execute(sql`
    insert into mails (id, dedupe_key, to_address, template, props, state, attempts, subject, html, text, created_at, sent_at)
    select gen_random_uuid(), template || id, case when template like 'operator%' then 'operator@prongwise.example' else email end, template, '{}'::jsonb,
      case when random() > 0.003 then 'sent' when random() > 0.5 then 'dead' else 'queued' end, 1, 'A subject', repeat('<p>x</p>', 300), repeat('text ', 60), created_at, created_at
    from orders cross join unnest(array['order-confirmation', 'operator-order-paid', 'package']) template where paid_at is not null or template = 'order-confirmation'
    order by created_at`)
  await db.execute(sql`
    insert into intakes (id, order_id, matched_by, email, answers, submitted_at)
    select gen_random_uuid(), case when unmatched then null else id end, case when unmatched then 'none' else 'reference' end, email, answers, paid_at + interval '2 hours'
    from (select *, random() < 0.01 as unmatched, ${JSON.stringify({ userBackground: { profession: 'Engineer', company: 'A company', linkedin: '' }, userProposedEndeavor: { roleDesc: 'y'.repeat(900), proposedEndeavor: 'z'.repeat(900) } })}::jsonb as answers
      from orders where product = 'selfpetition-ai' and paid_at is not null order by paid_at) bought`)
  await db.execute(sql`
    insert into files (id, owner_kind, owner_id, role, name, media_type, bytes, sha256, storage_key, created_at)
    select gen_random_uuid(), 'intake', id, 'resume', 'resume.pdf', 'application/pdf', 200000, md5(id::text), md5(id::text), submitted_at from intakes
    union all select gen_random_uuid(), 'package', id, 'package', 'package.zip', 'application/zip', 900000, md5(id::text), md5(id::text), paid_at from orders where product = 'niw-diy' and paid_at is not null
    order by 10`)
  await db.execute(sql`insert into file_accesses (file_id, at, actor) select id, created_at, 'operator:operator@mail.com' from files where role = 'resume' order by created_at`)
  await db.execute(sql`
    insert into leads (id, source, email, name, message, data, created_at)
    select gen_random_uuid(), source, ${pick(FIRST)} || '.' || ${pick(LAST)} || (random() * ${share(0.02)})::int || '@' || ${pick(HOSTS)}, 'A name', case when source = 'contact' then repeat('words ', 40) end, '{}'::jsonb, at
    from (select ${end}::timestamptz - random() * interval '1095 days' as at, ${pick([...Array<string>(6).fill('generator'), 'contact', 'contact', 'ai-samples', 'rfe-upload'])} as source from generate_series(1, ${share(0.6)}) n order by at) drawn`)
  await db.execute(sql`
    insert into users (id, email, role, first_name, last_name, confirmed_at, created_at, updated_at)
    select gen_random_uuid(), 'account' || n || '.' || ${pick(FIRST)} || '@mail.com', case when n % 50 = 0 then 'consultant' else 'customer' end, 'A', 'Name', at, at, at
    from (select n, ${end}::timestamptz - random() * interval '1095 days' as at from generate_series(1, ${share(0.2)}) n order by at) made`)
  await db.execute(sql`
    insert into tutor_profiles (user_id, sections, offered_at, approved_at, updated_at)
    select id, '{"nameInfo": {"shortBio": "A consultant"}}'::jsonb, created_at, case when random() < 0.9 then created_at end, created_at from users where role = 'consultant' order by created_at`)
  await db.execute(sql`
    insert into promo_codes (id, product, kind, code, created_at, updated_at)
    select gen_random_uuid(), ${pick(PRODUCTS)}, 'main', 'CODE-' || n, at, at from (select n, ${end}::timestamptz - random() * interval '1095 days' as at from generate_series(1, ${share(0.005)}) n order by at) made`)
  await db.execute(sql`
    insert into reviews (id, author, rating, title, text, time, origin, shown, created_at, updated_at)
    select gen_random_uuid(), 'A name', 5, 'A title', repeat('words ', 60), 'June 2026', 'bench', true, at, at from (select ${end}::timestamptz - random() * interval '1095 days' as at from generate_series(1, ${share(0.005)}) n order by at) made`)
  await db.execute(sql`
    insert into exports (at, actor, list, filters, rows)
    select at, 'operator:operator@mail.com', 'orders', '{}'::jsonb, 10 from (select ${end}::timestamptz - random() * interval '1095 days' as at from generate_series(1, ${share(0.005)}) n order by at) made`)
  await db.execute(sql`
    insert into operator_actions (at, actor, what)
    select at, 'operator:operator@mail.com', 'a promo code was added' from (select ${end}::timestamptz - random() * interval '1095 days' as at from generate_series(1, ${share(0.01)}) n order by at) made`)
  await db.execute(sql`
    insert into event_counts (day, event, count)
    select day::date, event, 100 from generate_series(${end}::timestamptz - interval '1095 days', ${end}::timestamptz, interval '1 day') day
    cross join unnest(array['visit', 'page-view', 'generator-generated', 'checkout-selfpetition-ai']) event on conflict do nothing`)
  await db.execute(sql`vacuum analyze`)
  const tables = ['orders', 'order_events', 'payment_events', 'mails', 'intakes', 'files', 'leads', 'users']
  const counts = await Promise.all(tables.map(async (table) => [table, await one<number>(db, sql`select count(*)::int as value from ${sql.identifier(table)}`)] as const))
  const bytes = await one<number>(db, sql`select pg_database_size(current_database())::float8 as value`)
  return { rows: Object.fromEntries(counts), seconds: (performance.now() - began) / 1000, megabytes: bytes / 1e6 }
}

async function one<T>(db: Connection, query: ReturnType<typeof sql>): Promise<T> {
  const { rows } = (await db.execute(query)) as unknown as { rows: { value: T }[] }
  return rows[0]!.value
}
