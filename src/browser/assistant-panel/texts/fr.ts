import type { AssistantTexts } from './assistant-texts.ts';

export const texts: AssistantTexts = {
  title: 'Assistant',
  open: 'Poser une question',
  close: 'Fermer l’assistant',
  restart: 'Nouvelle conversation',
  conversation: 'Conversation',
  welcome:
    'Posez toute question sur cette documentation. Les réponses citent les pages sur lesquelles elles s’appuient.',
  placeholder: 'Posez une question…',
  send: 'Envoyer',
  stop: 'Arrêter',
  retry: 'Réessayer',
  copy: 'Copier',
  copied: 'Copié',
  remove: 'Retirer',
  question: 'Votre question',
  answer: 'Réponse',
  sources: 'Sources',
  waiting: 'Recherche en cours…',
  note: 'Les réponses peuvent être fausses. Vérifiez-les dans les pages citées.',
  askAboutSelection: 'Poser une question là-dessus',
  askAboutCode: 'Poser une question sur ce code',
  failed: 'L’assistant n’a pas pu répondre. Veuillez réessayer.',
  tooMany: 'Trop de questions à la fois. Patientez un instant, puis réessayez.',
  notAllowed: 'L’assistant ne vous est pas ouvert ici.',
};
