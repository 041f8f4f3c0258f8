import { allRules } from './analysers/all-rules.ts';
import type { SearchSection } from './search-section.ts';

const SAMPLE = 200_000;

/** Small words of languages that have no rules of their own. */
const smallWords: Readonly<Record<string, string>> = {
  ca: 'a al amb aquest aquesta com de del dels el els em en es estan ets fer haig he i la les li ls meu meva no on per perque pot puc quan que quin quina quins s si son soc un una uns va vaig',
  cs: 'a aby ale ani by byt co do jak jake jaky je jeho jejich jsem jsou k kde kdy kdo ktera ktere ktery ma mam me mohu mozne mu muze muzu na nebo ne neni o od po pod pokud pri pro proc s se si tak ta to tomu v ve vsech z za ze',
  da: 'af at blive bliver da de den der det disse dog du efter eller en end er et for fordi fra han har have hvad hvem hvilke hvilken hvis hvor hvordan hvorfor i ikke ind jeg jer kan man med men mig min mit nar og om op os pa sa sig skal som til ud var ved vi vil',
  fi: 'ei ehka ela etta han he ja jos joka jossa jotka kanssa kuin kuinka kun kuka mikä mika miksi miten missa milla minka mina minun mita mitka mutta myos ne niin on onko ovat se sen sina sita tai tama taman tassa te voi voiko voin olla ole voidaan',
  hu: 'a az be csak de e egy el es ez ezt fel hogy hogyan hol ha is ki kell lehet legyen le mar meg melyik mert mi miert mikor milyen mit nem ne van vagy vagyok volt azt ezek azok tudom',
  id: 'ada agar akan anda apa apakah atau bagaimana bagi bahwa bisa berapa cara dan dapat dari dengan di dimana harus ini itu jika juga kalau kami kapan karena ke kenapa kita mana mengapa oleh pada saat saya sebelum sebuah sebagai setelah siapa sudah tidak untuk yang',
  lv: 'ar arī ari bet bez bija ir ja jau ka kad kada kadi kads kas kapec kur lai man mans no ne nav par pec pie pirms tas tie to un uz vai var varu vel vins es esmu',
  no: 'av at bli blir da de den der det disse du eller en enn er et etter for fordi fra ha han har hva hvem hvilke hvilken hvis hvor hvordan hvorfor i ikke inn jeg kan man med men meg min mitt nar og om opp oss pa sa seg skal som til ut var ved vi vil',
  pl: 'a aby ale bez bo by byc co czego czemu czy dla dlaczego do gdy gdzie i ich ile jak jaka jaki jakie jako jest jesli kiedy kto ktora ktore ktory lub ma mam mi mnie moge moze mozna mozliwe na nad nie niz o od po pod przed przez przy sa sie ta tak te tego tej ten to tylko w we z za ze',
  ro: 'a ai al ale am ar as au ca care ce cand cat catre cine cu cum da daca de din dintre doar este eu fara fi fie fost in inca intr intre isi la le lui mai mea meu ne nu o pe pentru pot poate prin sa sau se si sunt un unde unei unui va vreau',
  sv: 'alla att av bara blir de dem den denna dess det detta dig din ditt du efter eller en er ett for fran ha han har hur i icke in inte jag kan kommer man med men mig min mitt nar nagon och om pa sa ska skall sig som till under upp ut vad var varfor vara vem vi vid vilka vilken vilket',
  tr: 'acaba ama bana bazı ben bir biz bu bunu cok da daha de degil diye en gibi hangi hic icin ile ise kac ki kim mi mu mı mü nasıl ne neden nedir nerede nereden niye olan olarak olur onu ve veya var ya yok miyim mıyım misin edebilirim yapabilirim',
  uk: 'а або але без би був була було бути в вам ви від він вона вони все всі де для до його є за з зі і із їх її й коли ли мені ми можна може можу на нам наш не ні о об під по при про та так там ти той тому у це цей ця чи чого чому що щоб я як яка яке який які',
  uz: 'agar ammo bilan bir biz bu bor boladi ekan emas esa haqida ham kabi kerak kim lekin men mumkin mumkinmi nega nima qachon qancha qanday qaysi qayerda siz u uchun va yoki yo',
  vi: 'anh ba bang bi bao cac cai can cho chi chua co cua cung da dang day de den do duoc gi hay hon khac khi khong la lai lam luc ma mot nao nay neu nguoi nhu nhung o ra rang sao se tai thi theo the toi trong tu tren va van ve vi voi vay viec',
};

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '');
}

/** Letters that tell languages apart whose small words are the same. */
const ownLetters: Readonly<Record<string, RegExp>> = {
  ca: /l·l|[àèò]/gu,
  cs: /[ěřů]/gu,
  es: /[ñ¿¡]/gu,
  fr: /[êœ]/gu,
  pl: /[ąćęłńśźż]/gu,
  pt: /[ãõ]/gu,
  sv: /[äö]/gu,
};

interface Words {
  language: string;
  small: ReadonlySet<string>;
  /** Those that only say little count half. */
  weak: ReadonlySet<string>;
}

const allWords: readonly Words[] = [
  ...allRules.map(({ language, stopWords, weakWords = new Set<string>() }) => ({
    language,
    small: stopWords,
    weak: weakWords,
  })),
  ...Object.entries(smallWords).map(([language, words]) => ({
    language,
    small: new Set(fold(words).split(' ')),
    weak: new Set<string>(),
  })),
];

/**
 * The language (a primary tag) that a text's letters and small words speak for, whether it has rules or not; `null`
 * where they do not speak clearly. Of languages for which they speak alike (`Como abrir o caixa?`) it is `expected`.
 */
export function detectLanguage(
  sections: readonly Pick<SearchSection, 'text'>[],
  expected: string | null = null,
): string | null {
  const text = sampleText(sections);
  return detectScript(text) ?? detectWords(text, expected);
}

function sampleText(sections: readonly Pick<SearchSection, 'text'>[]): string {
  const step = Math.max(1, Math.floor(sections.length / 400));
  let text = '';
  for (let index = 0; index < sections.length && text.length < SAMPLE; index += step)
    text += `${sections[index]!.text.slice(0, 2_000)}\n`;
  return text;
}

/** Of several languages that are written alike, what sets some of them apart: letters that the others do not have. */
const scripts: readonly { letters: RegExp; least: number; language: string; apart?: readonly [RegExp, string][] }[] = [
  { letters: /[\u3040-\u30ff]/g, least: 0.05, language: 'ja' },
  { letters: /\p{Script=Hangul}/gu, least: 0.1, language: 'ko' },
  { letters: /\p{Script=Han}/gu, least: 0.1, language: 'zh' },
  {
    letters: /\p{Script=Arabic}/gu,
    least: 0.1,
    language: 'ar',
    apart: [
      [/[ٹڈڑںے]/g, 'ur'],
      [/[پچژگکی]/g, 'fa'],
    ],
  },
  { letters: /\p{Script=Hebrew}/gu, least: 0.1, language: 'he' },
  { letters: /\p{Script=Devanagari}/gu, least: 0.1, language: 'hi' },
  { letters: /\p{Script=Thai}/gu, least: 0.1, language: 'th' },
  { letters: /\p{Script=Greek}/gu, least: 0.1, language: 'el' },
  { letters: /\p{Script=Cyrillic}/gu, least: 0.1, language: 'ru', apart: [[/[іїєґ]/gi, 'uk']] },
];

/** Of the letters of a script: what is less is a name or a quotation. */
const leastApart = 0.02;

function detectScript(text: string): string | null {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const script = scripts.find(({ letters, least }) => count(letters) > least * text.length);
  if (!script) return null;
  const all = count(script.letters);
  return script.apart?.find(([letters]) => count(letters) > leastApart * all)?.[1] ?? script.language;
}

/** One small word is chance where it is short, or no great part of a text: `die` and `per` are of several languages. */
const shortWord = 2;
const leastShare = 0.4;

function detectWords(text: string, expected: string | null): string | null {
  const words = fold(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
  const rated = allWords.map(({ language, small, weak }) => {
    const found = words.filter((word) => small.has(word) || weak.has(word));
    return { language, found, worth: found.reduce((sum, word) => sum + (small.has(word) ? 1 : 0.5), 0) };
  });
  const most = Math.max(...rated.map(({ worth }) => worth));
  const best = rated.filter(({ worth }) => worth === most);
  const [first] = best[0]!.found;
  if (first === undefined) return null;
  const isChance = best[0]!.found.length === 1 && (first.length <= shortWord || words.length * leastShare > 1);
  return isChance ? null : pickByLetters(text, best, expected);
}

function pickByLetters(text: string, tied: readonly { language: string }[], expected: string | null): string {
  const count = (language: string): number => text.toLowerCase().match(ownLetters[language] ?? /$^/g)?.length ?? 0;
  const most = Math.max(...tied.map(({ language }) => count(language)));
  const best = tied.filter(({ language }) => count(language) === most);
  return (best.find(({ language }) => language === expected) ?? best[0]!).language;
}
