import { expect, test } from 'vitest';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { allRules, pickRules } from '../../../../src/shared/search/analysers/all-rules.ts';
import { importRules } from '../../../../src/shared/search/analysers/import-rules.ts';

/** Terms of each word, wholes in brackets. */
function analyse(language: string, text: string): string[] {
  return createAnalyser(pickRules(language))
    .analyse(text)
    .flatMap((token) => [...token.parts.map((part) => part.term), ...(token.whole ? [`[${token.whole}]`] : [])]);
}

test.each([
  ['createUser', ['creat', 'user', '[createuser]']],
  ['user_id', ['user', 'id', '[userid]']],
  ['/v1/users/{id}', ['v1', 'user', 'id', '[v1/users/id]']],
  ['v1.2.3', ['1.2.3', '[v1.2.3]']],
  ['ERR_TIMEOUT_12', ['err', 'timeout', '12', '[errtimeout12]']],
  ['docs.json', ['doc', 'json', '[docsjson]']],
  ['x-api-key', ['x', 'api', 'key', '[xapikey]']],
  ['OAuth2 and iOS', ['oauth2', 'ios']],
  ["GitHub's", ['git', 'hub', '[github]']],
  ['Café ｆｕｌｌ', ['cafe', 'full']],
  ['404', ['404']],
  ['x ʻ y', ['x', 'ʻ', 'y']],
])('%s', (text, terms) => {
  expect(analyse('en', text)).toEqual(terms);
});

test.each([
  ['en', 'authentication authenticate authenticating authenticated'],
  ['en', 'verify verifies verified verifying verification verifications'],
  ['en', 'deploy deployed deploying deployment deployments'],
  ['en', 'customize customise customised customizing'],
  ['en', 'colour color colours colors'],
  ['en', 'configure configuration configured configuring'],
  ['es', 'configurar configuración configuraciones configurado'],
  ['es', 'página páginas'],
  ['fr', 'déploiement déploiements'],
  ['fr', 'configurer configuration configuré'],
  ['fr', "utilisateur l'utilisateur l’utilisateur D’utilisateurs qu'utilisateur"],
  ['de', 'Konfiguration Konfigurationen'],
  ['de', 'Benutzer Benutzern Benutzers'],
  ['pt', 'configuração configurações configurar'],
  ['it', 'configurazione configurazioni configurare'],
  ['it', "utente l'utente dell’utente un'utente"],
  ['nl', 'gebruiker gebruikers'],
  ['ru', 'настройка настройки настройку настройками'],
  ['ru', 'новый новые новых новым нового'],
  ['ru', 'ошибка ошибки ошибок'],
  ['tr', 'imaj imajlar imajı imajların imajlarından'],
  ['tr', 'indirmek indirme indirilir indirilmesi'],
  ['pl', 'serwer serwera serwerów serwerze serwerami'],
  ['pl', 'powiadomienie powiadomień powiadomienia'],
  ['pl', 'zapytanie zapytań zapytania'],
  ['pl', 'przestrzeń przestrzeni przestrzenie'],
  ['cs', 'soubor souboru soubory souborů souborech'],
  ['uk', "комп'ютер комп’ютера компʼютером"],
  ['uk', 'сесія сесії сесію сесіями'],
  ['sv', 'modell modeller modellen modellerna'],
  ['da', 'model modeller modellen modellerne'],
  ['no', 'prosjekt prosjekter prosjektet prosjektene'],
  ['fi', 'tiedosto tiedoston tiedostot tiedostossa tiedostoja'],
  ['hu', 'parancs parancsok parancsot paranccsal parancsban'],
  ['ro', 'fișier fișiere fișierul fișierelor'],
  ['ro', 'configura configurez configurează configurați configurare'],
  ['ro', 'șterge ștergeți șterg'],
  ['ro', 'găsi găsesc găsește găsiți'],
  ['lv', 'serveris servera serveri serveriem'],
  ['lv', 'iestatījums iestatījumi iestatījumu iestatījumam'],
  ['ca', 'fitxer fitxers'],
  ['ca', "usuari usuaris usuària l'usuari d’usuaris"],
  ['ca', 'canvi canvis canviar'],
  ['ca', 'opció opcions'],
  ['ca', 'connexió connexions'],
  ['ca', 'afegir afegeix afegeixo'],
  ['ca', 'instal·lar instal·lació instal·la'],
  ['id', 'simpan menyimpan disimpan'],
  ['id', 'unduh mengunduh diunduh unduhan'],
  ['ar', 'ملف الملف ملفات والملفات للملف'],
  ['he', 'הגדרה הגדרות ההגדרות'],
  ['he', 'משתמש משתמשים המשתמש למשתמשים'],
  ['he', 'הודעה הודעות ההודעות'],
  ['he', 'מסמך מסמכים המסמך'],
  ['he', 'קבצים הקבצים בקבצים'],
  ['he', 'תיקייה תיקיות תיקיית התיקיות'],
  ['he', 'סיסמה סיסמאות'],
  ['he', 'שפה שפות'],
  ['he', 'דוא"ל דוא״ל'],
  ['hi', 'फ़ाइल फ़ाइलें फ़ाइलों फाइल फाइलें'],
  ['hi', 'पाँच पांच'],
  ['uk', "об'єкт об’єкт обʼєкт"],
  ['uz', 'fayl fayllar faylni fayllaridan'],
  ['uz', 'papka papkalar papkani papkaga'],
  ['uz', 'tezlik tezlikka tezlikni'],
  ['uz', 'yuklash yuklab yuklang yuklayman yuklaydi yuklashni'],
  ['uz', 'yaratish yaratildi yaratiladi yarataman'],
  ['uz', "o'chirish o‘chirish oʻchirish o’chirish oʼchirish"],
  ['uz', "to'g'ri to‘g‘ri toʻgʻri"],
  ['de', 'Dokument Dokumente Dokumenten Dokuments'],
  ['de', 'Projekt Projekte Projekts'],
  ['de', 'Nachricht Nachrichten'],
  ['de', 'Endpunkt Endpunkte Endpunkten'],
  ['de', 'Passwort Passwörter'],
  ['de', 'löschen löscht gelöscht gelöschte'],
  ['de', 'verwenden verwendet Verwendung'],
  ['de', 'ändern ändert geändert Änderung'],
  ['de', 'speichern speichert gespeichert Speicherung'],
  ['de', 'sicher sichere sicherer'],
  ['de', 'Ereignis Ereignisse Ereignissen'],
  ['de', 'Prozess Prozesse Prozessen'],
  ['de', 'Nutzer Nutzerin Nutzerinnen'],
  ['de', 'installieren installiert Installation'],
  ['de', 'starten startet gestartet'],
  ['de', 'ordnen ordnet geordnet'],
  ['de', 'bestätigen bestätigt Bestätigung'],
  ['de', 'genehmigen genehmigt Genehmigung'],
  ['de', 'gültig gültige Gültigkeit'],
  ['es', 'imagen imágenes'],
  ['es', 'origen orígenes'],
  ['es', 'token tokens'],
  ['es', 'enlace enlaces enlazar'],
  ['es', 'índice índices'],
  ['es', 'interfaz interfaces'],
  ['es', 'actualizar actualización actualiza'],
  ['pt', 'função funções'],
  ['pt', 'versão versões'],
  ['pt', 'imagem imagens'],
  ['pt', 'nuvem nuvens'],
  ['pt', 'item itens'],
  ['pt', 'funcionar funciona funcionando'],
  ['pt', 'token tokens'],
  ['pt', 'plugin plugins'],
  ['fr', 'utiliser utilise utilisation utilisateur'],
  ['fr', 'autoriser autorisation'],
  ['fr', 'choisir choisissez'],
  ['fr', 'déployer déploie déploiement'],
  ['fr', 'envoyer envoie envoi'],
  ['nl', 'bevestigen bevestigt bevestig'],
  ['nl', 'formaat formaten'],
  ['nl', 'lijst lijsten'],
  ['nl', 'project projecten'],
  ['nl', 'document documenten'],
  ['nl', 'code codes'],
  ['nl', 'brief brieven'],
  ['nl', 'prijs prijzen'],
  ['nl', 'installeren installeer installatie'],
  ['nl', 'verwijderen verwijdert verwijderd'],
  ['ru', 'ответ ответы ответов'],
  ['ru', 'канал каналы каналов'],
  ['ru', 'результат результаты'],
  ['ru', 'формат форматы'],
  ['ru', 'профиль профили профиля'],
  ['ru', 'лимит лимиты'],
  ['ru', 'понимать понимает понимаю понимают'],
  ['ru', 'атрибут атрибуты'],
  ['ru', 'удалить удаляет удаляют'],
  ['ru', 'создать создает создают создаете'],
  ['ru', 'обновить обновление'],
  ['ru', 'добавить добавление добавлена'],
  ['uk', 'запит запити запитів'],
  ['uk', 'купити купив купить'],
  ['uk', 'результат результати'],
  ['uk', 'сторінка сторінок'],
  ['uk', 'помилка помилок'],
  ['uk', 'оновити оновлення'],
  ['pl', 'strona strony stron'],
  ['pl', 'kanał kanały'],
  ['pl', 'profil profile'],
  ['pl', 'instalacja instalować instalacji'],
  ['pl', 'wersja wersji wersje'],
  ['pl', 'hasło haseł'],
  ['pl', 'użytkownik użytkownicy'],
  ['pl', 'granica granice granicy'],
  ['pl', 'żądanie żądań'],
  ['pl', "Google Google'a Google’u"],
  ['cs', 'požadavek požadavky'],
  ['cs', 'seznam seznamy'],
  ['cs', 'systém systémy'],
  ['cs', 'paket pakety'],
  ['cs', 'proces procesy'],
  ['cs', 'popis popisy'],
  ['cs', 'heslo hesel'],
  ['cs', 'instalace instalovat'],
  ['tr', "API API'nin API’yi"],
  ['tr', 'özellik özelliği özellikler'],
  ['tr', 'güvenlik güvenilir güvenliği'],
  ['tr', 'anahtar anahtarı'],
  ['tr', 'kullanmak kullan'],
  ['tr', 'oluşturmak oluştur'],
  ['tr', 'kaldırma kaldır'],
  ['tr', 'yapılandırma yapılandır'],
  ['sv', 'nyckel nycklar nyckeln'],
  ['sv', 'variabel variabler'],
  ['sv', 'databas databaser databasen'],
  ['sv', 'parameter parametrar'],
  ['sv', 'server servrar'],
  ['sv', 'skapa skapas skapades skapat'],
  ['sv', 'process processen processer'],
  ['no', 'nøkkel nøkler'],
  ['no', 'liste lister listen'],
  ['no', 'opprette oppretter opprettet'],
  ['no', 'variabel variabler'],
  ['da', 'liste lister listen'],
  ['da', 'oprette opretter oprettet'],
  ['da', 'variabel variabler'],
  ['ar', 'ملف ملـف'],
  ['fi', 'palvelin palvelimet palvelimen palvelinta'],
  ['fi', 'asetus asetukset asetuksen'],
  ['fi', 'kirjoita kirjoitan'],
  ['fi', 'virhe virheet virheitä'],
  ['fi', 'pyyntö pyynnöt pyynnön'],
  ['fi', 'käyttäjä käyttäjät käyttäjän käyttäjiä'],
  ['ro', 'eroare erori eroarea erorile'],
  ['ro', 'variabilă variabile variabilele'],
  ['hi', 'सेटिंग सेटिंग्स'],
  ['hi', 'इंडेक्स इंडेक्सों'],
])('%s: %s are one term', (language, words) => {
  expect(new Set(words.split(' ').flatMap((word) => analyse(language, word))).size).toBe(1);
});

test('different words stay different', () => {
  expect(
    new Set(
      ['news', 'new', 'status', 'state', 'api', 'app', 'general', 'generate'].flatMap((word) => analyse('en', word)),
    ).size,
  ).toBe(8);
});

test.each([
  ['de', 'Sicherheit Sicherung Version Vers Wert Werft Format Formel Internet intern generieren neu Gerät Rat'],
  ['es', 'actualizar actual orden orilla imagen imán token toca'],
  ['pt', 'função funil imagem imã botão botas'],
  ['fr', 'clé client utilité proxy prix'],
  ['nl', 'server service project prijs bestand bestemming'],
  ['ru', 'формат форма ответ отвод канал канат сервер сервис'],
  ['uk', 'формат форма запит запас'],
  ['pl', 'konwersja konwersacja serwer serwis stan strona model moduł'],
  ['cs', 'lokalita lokální konverze konverzace server servis stav strana model modul'],
  ['tr', 'oluştur olay kaldır kalan istek istemci'],
  ['sv', 'server service parameter parti nyckel nyckfull'],
])('%s: %s have each a term of their own', (language, words) => {
  const terms = words.split(' ').flatMap((word) => analyse(language, word));
  expect(new Set(terms).size, terms.join(' ')).toBe(words.split(' ').length);
});

test('stop words have no term', () => {
  expect(analyse('en', 'how do I get to the docs')).toEqual(['get', 'doc']);
  expect(analyse('es', '¿Cómo se hace?')).toEqual(['hac']);
  expect(analyse('ru', 'как это')).toEqual([]);
});

test('scripts without spaces are read in pairs', () => {
  expect(analyse('zh', '删除页面')).toEqual(['删除', '除页', '页面']);
  expect(analyse('ja', 'ページを削除する API')).toContain('削除');
  expect(analyse('ko', '사용자 설정')).toEqual(['사용', '용자', '설정']);
  expect(analyse('zh', '人')).toEqual(['人']);
});

test.each(['サーバー ｻｰﾊﾞｰ', 'ガイド ｶﾞｲﾄﾞ', 'パス ﾊﾟｽ'])('half-width kana are read as full ones: %s', (words) => {
  const [full, half] = words.split(' ');
  expect(analyse('ja', half!)).toEqual(analyse('ja', full!));
});

test('traditional characters are read as simplified ones', () => {
  expect(analyse('zh', '審計日誌')).toEqual(analyse('zh', '审计日志'));
  expect(analyse('zh-Hant', '單點登錄')).toEqual(['单点', '点登', '登录']);
});

test('English words in Chinese text have their inflections', () => {
  expect(analyse('zh', 'APIs 配置')).toEqual(['api', '配置']);
});

test.each(['ar', 'he', 'hi', 'ru', 'uk'])(
  'English words have their inflections in %s, which has other letters',
  (language) => {
    expect(analyse(language, 'webhook policy')).toEqual(analyse(language, 'webhooks policies'));
  },
);

test('places are those of the text', () => {
  const text = 'Use the createUser call.';
  const token = createAnalyser(pickRules('en'))
    .analyse(text)
    .find(({ whole }) => whole === 'createuser')!;
  expect(text.slice(token.start, token.end)).toBe('createUser');
});

test('a long run of one letter is cut', () => {
  expect(analyse('en', 'x'.repeat(100_000))[0]!.length).toBeLessThanOrEqual(40);
});

test.each([
  ['pt-BR', 'pt'],
  ['cn', 'zh'],
  ['jp', 'ja'],
  ['zh-Hant', 'zh'],
  ['fr-CA', 'fr'],
  ['nb-NO', 'no'],
  ['xx', ''],
  ['constructor', ''],
])('%s has the rules of %s', (code, rules) => {
  expect(pickRules(code).language).toBe(rules);
});

test('browsers import the same rules', async () => {
  for (const rules of allRules) expect(await importRules(rules.language)).toBe(rules);
  expect((await importRules('__proto__')).language).toBe('');
});

test.each(allRules.filter(({ everyday }) => everyday))('each everyday word of $language leads to a group', (rules) => {
  const { conceptOf, readRun } = createAnalyser(rules);
  const conceptIn = (word: string): string | null => conceptOf(readRun(word).parts[0]?.term ?? word);
  for (const line of rules.everyday!) {
    const [head, ...words] = line.split(' ');
    expect(conceptIn(head!), line).not.toBeNull();
    expect(
      words.filter((word) => conceptIn(word) === conceptIn(head!)),
      `of the group itself: ${line}`,
    ).toEqual([]);
    expect(new Set(words).size, `twice: ${line}`).toBe(words.length);
  }
});

test('an everyday word of a query has several meanings, and texts have its own', () => {
  const { conceptOf, conceptsOf } = createAnalyser(pickRules('en'));
  expect(conceptOf('tell')).toBeNull();
  expect(conceptsOf('tell')).toEqual(expect.arrayContaining(['~messag', '~webhook']));
  expect(conceptsOf('zeppelin')).toEqual([]);
});

test.each([
  ['vi', 'Thẻ mã bảng ảnh tải đăng người'],
  ['ro', 'AI'],
  ['hu', 'MI'],
  ['pl', 'pod'],
  ['cs', 'pod'],
])('in %s, words of documents that are also little ones are found: %s', (language, text) => {
  const analyser = createAnalyser(pickRules(language));
  const surfaces = analyser.analyse(text).flatMap(({ parts }) => parts.map(({ surface }) => surface));
  expect(surfaces).toHaveLength(text.split(' ').length);
  expect(surfaces.filter((surface) => !analyser.isWeakWord(surface))).toEqual([]);
});

test('letters that fold into marks alone are no words', () => {
  const english = createAnalyser(pickRules('en'));
  expect(english.analyse('alpha ﱞ').flatMap(({ parts }) => parts)).toEqual([{ term: 'alpha', surface: 'alpha' }]);
});
