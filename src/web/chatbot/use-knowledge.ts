import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LabKnowledge } from "#core/chatbot/questions/lab-knowledge.ts";
import { areasQuery } from "#web/booking/queries.ts";
import { faqsQuery, labQuery, packagesQuery, testsQuery } from "#web/catalogue/queries.ts";

/**
 * What the lab publishes, as whole lists, so that no request tells what somebody asks; fetched with the first message.
 * Undefined while a list is on its way; what could not be fetched is empty.
 */
export function useKnowledge(isAsked: boolean): LabKnowledge | undefined {
  const enabled = isAsked;
  const tests = useQuery({ ...testsQuery(), enabled });
  const packages = useQuery({ ...packagesQuery(), enabled });
  const faqs = useQuery({ ...faqsQuery(), enabled });
  const areas = useQuery({ ...areasQuery(), enabled });
  const lab = useQuery({ ...labQuery(), enabled });
  const isSettled = [tests, packages, faqs, areas, lab].every(({ isPending }) => !isPending);
  return useMemo(() => {
    if (!isSettled) return undefined;
    const [empty, list] = [[], { tests: tests.data, packages: packages.data, faqs: faqs.data, areas: areas.data }];
    return {
      tests: list.tests ?? empty,
      packages: list.packages ?? empty,
      faqs: list.faqs ?? empty,
      areas: list.areas ?? empty,
      lab: lab.data,
    };
  }, [isSettled, tests.data, packages.data, faqs.data, areas.data, lab.data]);
}
