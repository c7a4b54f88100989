import {Redirect, Route, Switch} from 'wouter-preact';
import type {StudioRole} from '../contract/session.js';
import {JobPage} from './jobs/job-page.js';
import {JobsPage} from './jobs/jobs-page.js';
import {Empty} from './parts/notice.js';
import {lazyPage} from './parts/lazy-page.js';
import {ReviewPage} from './review/review-page.js';
import {TemplatesPage} from './templates/templates-page.js';

const EditorPage = lazyPage(async () => (await import('./editor/editor-page.js')).EditorPage);
const OperationPage = lazyPage(async () => (await import('./operation/operation-page.js')).OperationPage);
const DeliveriesPage = lazyPage(async () => (await import('./operation/deliveries-page.js')).DeliveriesPage);
const KeysPage = lazyPage(async () => (await import('./operation/keys-page.js')).KeysPage);
const CreditsPage = lazyPage(async () => (await import('./operation/credits-page.js')).CreditsPage);

/** The page for an address. Reviewers see jobs and reviews only. */
export function Pages({role}: {role: StudioRole}) {
  const isAdmin = role === 'admin';
  return (
    <Switch>
      <Route path="/">
        <Redirect to="/jobs" replace />
      </Route>
      <Route path="/jobs">
        <JobsPage />
      </Route>
      <Route path="/jobs/:id">{({id}) => <JobPage key={id} id={id} />}</Route>
      <Route path="/jobs/:id/documents/:position">
        {({id, position}) => <ReviewPage key={`${id}/${position}`} id={id} position={Number(position)} />}
      </Route>
      {isAdmin && (
        <Route path="/templates">
          <TemplatesPage />
        </Route>
      )}
      {isAdmin && (
        <Route path="/templates/:id/:tab?">{({id, tab}) => <EditorPage key={id} id={id} tab={tab} />}</Route>
      )}
      {isAdmin && (
        <Route path="/operation">
          <OperationPage />
        </Route>
      )}
      {isAdmin && (
        <Route path="/deliveries">
          <DeliveriesPage />
        </Route>
      )}
      {isAdmin && (
        <Route path="/keys">
          <KeysPage />
        </Route>
      )}
      {isAdmin && (
        <Route path="/credits">
          <CreditsPage />
        </Route>
      )}
      <Route>
        <Empty icon="alert" title="There is no such page" isPage>
          <p>It may have been moved, or your key does not reach it.</p>
        </Empty>
      </Route>
    </Switch>
  );
}
