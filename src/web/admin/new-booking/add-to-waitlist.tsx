import { useMutation } from "@tanstack/react-query";
import { words } from "#texts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { Button } from "#web/components/button.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";

const texts = words.admin.callerWaitlist;

type Props = {
  /** As typed. */
  phone: string;
  /** A PIN code the lab does not serve. */
  pinCode: string;
};

/** Adds the phone of a caller outside the served areas to the waitlist. */
export default function AddToWaitlist({ phone, pinCode }: Props) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => callApi(browserFetch, "POST /api/waitlist", { body: { phone, pinCode } }),
    onError: (error) => showErrorToast(error, texts.failed),
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isSuccess && (
        <Button
          size="small"
          disabled={phone.trim() === ""}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {isPending ? texts.putting : texts.put}
        </Button>
      )}
      <p className="text-xs text-quiet" role="status">
        {isSuccess ? texts.done : phone.trim() === "" && texts.phoneFirst}
      </p>
    </div>
  );
}
