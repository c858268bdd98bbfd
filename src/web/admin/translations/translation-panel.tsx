import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { words } from "#texts";
import { useCloseDetail } from "#web/admin/components/use-close-detail.ts";
import { useUnsavedPrompt } from "#web/admin/components/use-unsaved-prompt.ts";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { PanelBody, PanelHeader, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { translationQuery } from "./queries.ts";
import { TranslationEditor } from "./translation-editor.tsx";
import {
  getTranslationsPath,
  type OpenTranslation,
  type TranslationsView,
  textLanguages,
} from "./translations-path.ts";
import "#web/styles/devanagari.css";
import "#web/styles/gurmukhi.css";

const texts = words.admin.translations;

type Props = { view: TranslationsView; open: OpenTranslation };

/** One record of the catalogue: English beside the language that is edited, field by field. */
export default function TranslationPanel({ view, open }: Props) {
  const { kind, id, into } = open;
  const titleId = useId();
  const query = useQuery(translationQuery(open));
  const setEdited = useUnsavedPrompt();
  const close = useCloseDetail(`${kind}-${id}`, getTranslationsPath({ ...view, open: null }));
  return (
    <SidePanel labelledBy={titleId} size="main" onClose={close}>
      <PanelHeader
        title={query.data?.name ?? texts.kinds[kind]}
        titleId={titleId}
        onClose={close}
        navigation={
          <span className="mr-auto text-xs text-quiet">
            {[texts.kinds[kind], query.data?.code].filter(Boolean).join(" · ")}
          </span>
        }
      />
      <ViewChips label={texts.language} strip>
        {textLanguages.map((language) => (
          <ViewChip
            key={language}
            to={getTranslationsPath({ ...view, open: { ...open, into: language } })}
            isShown={language === into}
          >
            {texts.languages[language]}
          </ViewChip>
        ))}
      </ViewChips>
      <PanelBody>
        <QuerySection query={query} loading={skeleton} failed={texts.failed}>
          {(record) => (
            <TranslationEditor key={`${kind} ${id} ${into}`} record={record} language={into} onEdit={setEdited} />
          )}
        </QuerySection>
      </PanelBody>
    </SidePanel>
  );
}

const skeleton = (
  <Loading label={texts.loading} className="grid gap-4 p-4">
    <Skeleton as="title" width="half" />
    <Skeleton as="box" />
    <Skeleton as="box" />
  </Loading>
);
