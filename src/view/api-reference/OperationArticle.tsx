import type { ReactNode } from 'react';
import type { Operation, PlaygroundDisplay } from '../../model/api/operation.ts';
import type { PageHeading } from '../../model/page.ts';
import { operationFacts } from '../../read/openapi/api-facts.ts';
import type { OperationSection } from '../../read/openapi/operation-sections.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { AuthorizationList } from './AuthorizationList.tsx';
import { ApiMode, useApi } from './api-context.tsx';
import { CallbackList } from './CallbackList.tsx';
import { BodyNote, ContentList } from './ContentList.tsx';
import { FactList } from './FactList.tsx';
import { HeadedText } from './HeadedText.tsx';
import { OperationServers } from './OperationServers.tsx';
import { ParameterList } from './ParameterList.tsx';
import { ResponseList } from './ResponseList.tsx';
import { Section } from './Section.tsx';
import { UrlBar } from './UrlBar.tsx';

interface Props {
  operation: Operation;
  /** `none` for webhooks, which readers do not call. */
  display: PlaygroundDisplay;
  /** Who may see the playground where `display` is `auth`; `null` for everyone who is signed in. */
  groups: readonly string[] | null;
  /** Markdown that the head of the page does not show yet. */
  description: string;
  /** Of the page. */
  outline: readonly PageHeading[];
  /** None where `children` describe parameters and responses. */
  sections: readonly OperationSection[];
  /** What the author wrote on the page; stands between the address and the generated part. */
  children?: ReactNode;
}

/** The article of an operation's page: its address, the author's text, and every part of the description. */
export function OperationArticle({ operation, display, groups, description, outline, sections, children }: Props) {
  // Fields that are fetched later may stand in tabs.
  usePage().used.add('api').add('tabs');
  const { texts } = useApi();
  return (
    <>
      <UrlBar operation={operation} display={display} groups={groups} />
      <HeadedText text={description} outline={outline} />
      {children}
      {sections.map((section) => (
        <OperationPart key={section.kind} section={section} operation={operation} />
      ))}
      <OperationServers servers={operation.servers} />
      <FactList facts={operationFacts(operation, texts)} />
    </>
  );
}

function OperationPart({ section, operation }: { section: OperationSection; operation: Operation }) {
  const { kind, id } = section;
  const title = useApi().texts.sections[section.title];
  switch (kind) {
    case 'authorizations':
      return (
        <Section title={title} id={id}>
          <AuthorizationList security={operation.security} />
        </Section>
      );
    case 'path':
    case 'query':
    case 'querystring':
    case 'header':
    case 'cookie':
      return (
        <Section title={title} id={id}>
          <ParameterList parameters={operation.parameters.filter((parameter) => parameter.in === kind)} />
        </Section>
      );
    case 'body':
      return (
        <ApiMode mode="request">
          <Section title={title} id={id} aside={<BodyNote body={operation.requestBody!} />}>
            <ContentList body={operation.requestBody!} hasType />
          </Section>
        </ApiMode>
      );
    case 'callbacks':
      return (
        <Section title={title} id={id}>
          <CallbackList callbacks={operation.callbacks} />
        </Section>
      );
    case 'responses':
      return (
        <ApiMode mode="response">
          <Section title={title} id={id}>
            <ResponseList responses={operation.responses} />
          </Section>
        </ApiMode>
      );
  }
}
