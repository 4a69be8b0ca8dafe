/** Half an hour that a consultant or operator offers; booked where an order has it. */
export type ConsultationTime = {
  id: string
  /** Whose time it is. */
  userId: string
  startsAt: Date
  /** A link or a phone number, for who booked it; may be empty. */
  place: string
  orderId: string | null
  bookedAt: Date | null
  /** Rises with each booking and each return. */
  changes: number
}

export interface ConsultationStore {
  insert(times: ConsultationTime[]): Promise<void>
  find(id: string): Promise<ConsultationTime | null>
  /** Of one account from the instant on, the nearest first. */
  ofUser(userId: string, from: Date): Promise<ConsultationTime[]>
  /** Booked by the order, the last one first. */
  ofOrder(orderId: string): Promise<ConsultationTime[]>
  /** Free ones between the instants, the nearest first, of operators and of consultants whom customers see. */
  free(from: Date, until: Date, limit: number): Promise<(ConsultationTime & { name: string })[]>
  /** Booked ones between the instants, the nearest first; those behind `after`. */
  booked(from: Date, until: Date, limit: number, after?: Pick<ConsultationTime, 'id' | 'startsAt'>): Promise<ConsultationTime[]>
  /** Books a free time; null where it is gone or taken. */
  take(id: string, orderId: string, at: Date): Promise<ConsultationTime | null>
  /** Gives a booked time of the order back; null where the order has it not. */
  giveBack(id: string, orderId: string): Promise<ConsultationTime | null>
  /** Deletes a free time of the account; false where there is none. */
  deleteFree(id: string, userId: string): Promise<boolean>
  /** Deletes all free times of the account. */
  deleteFreeOf(userId: string): Promise<void>
  /** Deletes free times before the instant. */
  deleteFreeBefore(before: Date): Promise<void>
}
