import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';

export const frontchat: IntegrationService = {
  start: ({ snippetId }) =>
    `load('https://chat-assets.frontapp.com/v1/chat.bundle.js',{},()=>FrontChat('init',{chatId:${toLiteral(snippetId)},useDefaultLauncher:true}))`,
};
