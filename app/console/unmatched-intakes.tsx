import type { OperatorIntakeView } from '../../usecases/operator-orders.ts'
import { formatInstant, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { IntakeView } from './order-view.tsx'
import { useLoaded } from './use-loaded.ts'

export function UnmatchedIntakes() {
  const { loaded } = useLoaded<OperatorIntakeView[]>('/api/console/intakes')
  return (
    <>
      <h1 className="text-title">Input forms without an order</h1>
      <p className="mt-1 mb-5 text-ink-soft">They named no order, and no order has their e-mail.</p>
      <WhenLoaded loaded={loaded}>
        {(intakes) => (
          <Rows label="Input forms" empty="Every input form has its order.">
            {intakes.map((intake, index) => (
              <li key={index} className={ROW}>
                <details>
                  <summary className="font-semibold wrap-anywhere">
                    {intake.email}, {formatInstant(intake.submittedAt)}
                  </summary>
                  <div className="mt-3">
                    <IntakeView intake={intake} />
                  </div>
                </details>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}
