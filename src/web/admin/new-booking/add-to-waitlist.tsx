import { useMutation } from "@tanstack/react-query";
import { words } from "#texts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
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
    <div className="row row-wraps">
      {!isSuccess && (
        <button
          className="btn btn-2 btn-s"
          type="button"
          disabled={phone.trim() === ""}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {isPending ? texts.putting : texts.put}
        </button>
      )}
      <p className="hint" role="status">
        {isSuccess ? texts.done : phone.trim() === "" && texts.phoneFirst}
      </p>
    </div>
  );
}
