/** What the extractive answerer says of its own. */
export interface Phrases {
  /** Before the quotations. */
  found: string;
  /** When nothing fits well; before links to what comes nearest. */
  near: string;
  /** When nothing fits at all. */
  none: string;
}

/** By BCP 47 primary tag. */
export const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    found: 'From the documentation:',
    near: 'I found no passage in the documentation that answers this. These pages come nearest:',
    none: 'I found nothing about this in the documentation. Other words may help.',
  },
  de: {
    found: 'Aus der Dokumentation:',
    near: 'In der Dokumentation steht nichts, das diese Frage beantwortet. Am nächsten kommen diese Seiten:',
    none: 'Dazu steht nichts in der Dokumentation. Vielleicht helfen andere Wörter.',
  },
  fr: {
    found: 'Dans la documentation :',
    near: 'Aucun passage de la documentation ne répond à cette question. Les pages les plus proches :',
    none: 'La documentation ne dit rien à ce sujet. Essayez d’autres mots.',
  },
  es: {
    found: 'De la documentación:',
    near: 'Ningún pasaje de la documentación responde a esto. Las páginas más cercanas:',
    none: 'La documentación no dice nada de esto. Pruebe con otras palabras.',
  },
  pt: {
    found: 'Da documentação:',
    near: 'Nenhum trecho da documentação responde a isto. As páginas mais próximas:',
    none: 'A documentação nada diz sobre isto. Tente outras palavras.',
  },
  it: {
    found: 'Dalla documentazione:',
    near: 'Nessun passaggio della documentazione risponde a questa domanda. Le pagine più vicine:',
    none: 'La documentazione non ne parla. Provi con altre parole.',
  },
  nl: {
    found: 'Uit de documentatie:',
    near: 'Geen passage in de documentatie beantwoordt dit. Deze pagina’s komen het dichtst in de buurt:',
    none: 'De documentatie zegt hier niets over. Misschien helpen andere woorden.',
  },
  ru: {
    found: 'Из документации:',
    near: 'В документации нет ответа на этот вопрос. Ближе всего эти страницы:',
    none: 'В документации об этом ничего нет. Попробуйте другие слова.',
  },
  zh: {
    found: '文档中的说明：',
    near: '文档中没有直接回答此问题的内容。最接近的页面：',
    none: '文档中没有相关内容。请换个说法试试。',
  },
  ja: {
    found: 'ドキュメントより：',
    near: 'この質問に直接答える記述は見つかりませんでした。最も近いページ：',
    none: 'ドキュメントに該当する記述はありません。別の言葉でお試しください。',
  },
  ko: {
    found: '문서에서 찾은 내용:',
    near: '이 질문에 바로 답하는 내용은 문서에 없습니다. 가장 가까운 페이지:',
    none: '문서에 관련 내용이 없습니다. 다른 말로 물어보세요.',
  },
};
