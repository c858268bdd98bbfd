import { useQuery } from "@tanstack/react-query";
import type { Chosen } from "#web/booking/chosen/chosen-item.ts";
import { paymentPackageQuery, paymentTestQuery } from "#web/booking/queries.ts";

/** Spec §7: what the details could not load the payment step asks for once more; what comes takes its stand-in's place. */
export function usePaymentItem({ mode, items: [item] }: Chosen): void {
  const id = item?.itemId ?? 0;
  useQuery({ ...paymentPackageQuery(id), enabled: mode === "package" });
  useQuery({ ...paymentTestQuery(id), enabled: mode === "test" });
}
