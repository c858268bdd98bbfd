import { useMutation } from "@tanstack/react-query";
import { words } from "#texts";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { browserFetch, callApi } from "#web/api-client.ts";

const texts = words.desk.call.waitlist;

type Props = {
  /** As it was typed. */
  phone: string;
  /** One to which the lab does not come. */
  pinCode: string;
};

/** Keeps the number of a caller to whom the lab does not come yet. */
export function PutOnWaitlist({ phone, pinCode }: Props) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => callApi(browserFetch, "POST /api/waitlist", { body: { phone, pinCode } }),
    onError: (failure) => tellFailure(failure, texts.failed),
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
