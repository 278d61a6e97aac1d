/*
 * Exceptions of C++, by the Itanium ABI: the package's library was built without them. Included before each C++ file of a program. Names of
 * the ABI are given as labels, so that headers may declare them as they like. Where that library would have thrown, it ends the
 * program with a sentence that begins with the exception's name: it is thrown from here.
 */
#if defined(__cplusplus) && !defined(STUDIO_THROW)
#define STUDIO_THROW
#define STUDIO_ABI(name) asm(name) __attribute__((weak, no_sanitize("all")))
namespace studio {
struct Type {
  virtual ~Type();
  virtual void unused() const;
  virtual void unusedToo() const;
  virtual bool canCatch(const Type *thrown, void *&object) const;
  const char *name;
};
struct Exception {
  virtual ~Exception();
  virtual const char *what() const;
};
struct alignas(16) Thrown {
  const Type *type;
  void *(*destroy)(void *);
  Thrown *outer;
  void *caught;
  /* Negative once it is thrown again. */
  int handlers;
  int owners;
  void *object() { return this + 1; }
  static Thrown *of(void *object) { return static_cast<Thrown *>(object) - 1; }
};
/* The compiler's: the place of a call, and which of its handlers is the one. */
struct Pad {
  unsigned index;
  const unsigned char *table;
  unsigned selector;
};
Pad pad asm("__wasm_lpad_context") __attribute__((weak));
Thrown *handled __attribute__((weak)) = nullptr;
Thrown *last __attribute__((weak)) = nullptr;
int flying __attribute__((weak)) = 0;

void *take(unsigned long count, unsigned long bytes) asm("calloc");
void give(void *) asm("free");
int say(int file, const char *format, ...) asm("dprintf");
[[noreturn]] void abort() asm("abort");
[[noreturn]] void terminate() asm("_ZSt9terminatev");
void *makeLogicError(void *, const char *) asm("_ZNSt11logic_errorC2EPKc");
extern const char exceptionType[] asm("_ZTISt9exception");

/* The tag that a throw carries in WebAssembly. */
asm(".tagtype __cpp_exception i32\n.weak __cpp_exception\n__cpp_exception:\n");

/* Called by way of a pointer: the compiler must not guess which function it is. */
inline const Type *typeOf(const char *address) { return reinterpret_cast<const Type *>(address); }
inline unsigned readNumber(const unsigned char *&at) {
  unsigned value = 0;
  unsigned char byte;
  unsigned shift = 0;
  do {
    byte = *at++;
    value |= static_cast<unsigned>(byte & 127) << shift;
    shift += 7;
  } while (byte & 128);
  return value;
}
inline int readSigned(const unsigned char *&at) {
  const unsigned char *start = at;
  unsigned value = readNumber(at);
  const unsigned bits = 7 * static_cast<unsigned>(at - start);
  if ((at[-1] & 64) && bits < 32) value |= ~0U << bits;
  return static_cast<int>(value);
}
inline void release(Thrown *thrown) {
  if (--thrown->owners > 0) return;
  if (thrown->destroy) thrown->destroy(thrown->object());
  give(thrown);
}
[[noreturn]] inline void fly(Thrown *thrown) {
  flying += 1;
  last = thrown;
  __builtin_wasm_throw(0, thrown);
}

void *allocate(unsigned long bytes) STUDIO_ABI("__cxa_allocate_exception");
void *allocate(unsigned long bytes) { return static_cast<Thrown *>(take(1, sizeof(Thrown) + bytes)) + 1; }
void unallocate(void *object) STUDIO_ABI("__cxa_free_exception");
void unallocate(void *object) { give(Thrown::of(object)); }

Thrown *prepare(void *object, const Type *type, void *(*destroy)(void *)) STUDIO_ABI("__cxa_init_primary_exception");
Thrown *prepare(void *object, const Type *type, void *(*destroy)(void *)) {
  Thrown *thrown = Thrown::of(object);
  thrown->type = type;
  thrown->destroy = destroy;
  thrown->caught = object;
  return thrown;
}
[[noreturn]] void raise(void *object, const Type *type, void *(*destroy)(void *)) STUDIO_ABI("__cxa_throw");
void raise(void *object, const Type *type, void *(*destroy)(void *)) {
  Thrown *thrown = prepare(object, type, destroy);
  thrown->owners = 1;
  fly(thrown);
}
[[noreturn]] void raiseAgain() STUDIO_ABI("__cxa_rethrow");
void raiseAgain() {
  if (!handled) terminate();
  handled->handlers = -handled->handlers;
  fly(handled);
}
void *beginCatch(Thrown *thrown) STUDIO_ABI("__cxa_begin_catch");
void *beginCatch(Thrown *thrown) {
  thrown->handlers = (thrown->handlers < 0 ? -thrown->handlers : thrown->handlers) + 1;
  if (handled != thrown) {
    thrown->outer = handled;
    handled = thrown;
  }
  flying -= 1;
  return thrown->caught;
}
void endCatch() STUDIO_ABI("__cxa_end_catch");
void endCatch() {
  Thrown *thrown = handled;
  if (!thrown) return;
  const bool isThrownAgain = thrown->handlers < 0;
  thrown->handlers += isThrownAgain ? 1 : -1;
  if (thrown->handlers != 0) return;
  handled = thrown->outer;
  if (!isThrownAgain) release(thrown);
}
void *caughtObject(Thrown *thrown) STUDIO_ABI("__cxa_get_exception_ptr");
void *caughtObject(Thrown *thrown) { return thrown->caught; }

/* `std::exception_ptr` */
void addOwner(void *object) STUDIO_ABI("__cxa_increment_exception_refcount");
void addOwner(void *object) {
  if (object) Thrown::of(object)->owners += 1;
}
void removeOwner(void *object) STUDIO_ABI("__cxa_decrement_exception_refcount");
void removeOwner(void *object) {
  if (object) release(Thrown::of(object));
}
void *current() STUDIO_ABI("__cxa_current_primary_exception");
void *current() {
  if (!handled) return nullptr;
  handled->owners += 1;
  return handled->object();
}
void raiseOwned(void *object) STUDIO_ABI("__cxa_rethrow_primary_exception");
void raiseOwned(void *object) {
  if (!object) return;
  Thrown *thrown = Thrown::of(object);
  thrown->owners += 1;
  thrown->caught = object;
  fly(thrown);
}
unsigned uncaughtCount() STUDIO_ABI("__cxa_uncaught_exceptions");
unsigned uncaughtCount() { return static_cast<unsigned>(flying); }
bool isAnyUncaught() STUDIO_ABI("__cxa_uncaught_exception");
bool isAnyUncaught() { return flying > 0; }

/* Reads the compiler's table of a call for the first handler that takes what was thrown. */
int choose(Thrown *thrown) STUDIO_ABI("_Unwind_CallPersonality");
int choose(Thrown *thrown) {
  pad.selector = 0;
  const unsigned char *at = pad.table;
  if (!at) return 0;
  const unsigned char omitted = 255;
  if (*at++ != omitted) readNumber(at);
  const Type *const *types = nullptr;
  if (*at++ != omitted) {
    const unsigned offset = readNumber(at);
    types = reinterpret_cast<const Type *const *>(at + offset);
  }
  at += 1;
  const unsigned length = readNumber(at);
  const unsigned char *const actions = at + length;
  unsigned action = 0;
  for (unsigned call = 0; call <= pad.index && at < actions; call += 1) {
    readNumber(at);
    action = readNumber(at);
  }
  if (action == 0) return 0;
  at = actions + action - 1;
  for (;;) {
    const int filter = readSigned(at);
    if (filter > 0) {
      const Type *const type = types[-filter];
      void *object = thrown->object();
      if (!type || type->canCatch(thrown->type, object)) {
        thrown->caught = object;
        pad.selector = static_cast<unsigned>(filter);
        return 0;
      }
    }
    const unsigned char *next = at;
    const int offset = readSigned(next);
    if (offset == 0) return 0;
    at += offset;
  }
}

inline bool beginsWith(const char *words, const char *start) {
  while (*start)
    if (*words++ != *start++) return false;
  return true;
}
#define STUDIO_LOGIC_ERROR(title, label)                         \
  extern const char title##Type[] asm("_ZTISt" label);           \
  extern void *const title##Table[] asm("_ZTVSt" label);         \
  void *title##Destroy(void *) asm("_ZNSt" label "D1Ev");        \
  [[noreturn]] inline void title##Raise(const char *message) {   \
    void *object = allocate(16);                                 \
    makeLogicError(object, message);                             \
    *static_cast<void *const **>(object) = title##Table + 2;     \
    raise(object, typeOf(title##Type), title##Destroy);          \
  }
STUDIO_LOGIC_ERROR(outOfRange, "12out_of_range")
STUDIO_LOGIC_ERROR(invalidArgument, "16invalid_argument")
STUDIO_LOGIC_ERROR(lengthError, "12length_error")

[[noreturn]] void fail(const char *format, ...) STUDIO_ABI("_ZNSt3__222__libcpp_verbose_abortEPKcz");
void fail(const char *format, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, format);
  const char *message = beginsWith(format, "bad_") ? "" : __builtin_va_arg(list, const char *);
  __builtin_va_end(list);
  if (beginsWith(format, "out_of_range was")) outOfRangeRaise(message);
  if (beginsWith(format, "invalid_argument was")) invalidArgumentRaise(message);
  if (beginsWith(format, "length_error was")) lengthErrorRaise(message);
  say(2, format, message);
  abort();
}

__attribute__((import_module("studio"), import_name("uncaught"))) void tell(const char *name, const char *words);
/* Called by the page where an exception has left `main`. */
void uncaught() asm("studio_uncaught") __attribute__((weak, used, export_name("studio_uncaught")));
void uncaught() {
  void *object = last->object();
  const bool hasWords = typeOf(exceptionType)->canCatch(last->type, object);
  tell(last->type->name, hasWords ? static_cast<Exception *>(object)->what() : nullptr);
}
}  // namespace studio
#endif
